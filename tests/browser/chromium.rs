//! A real Chromium, driven by its DevTools protocol: one process and one page for each test.

use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

/// How long an answer may take before the browser counts as hung.
const PATIENCE: Duration = Duration::from_secs(60);

/// A page in a browser of its own.
pub struct Page {
    process: Child,
    _profile: TempDir,
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    session: String,
    next: u64,
    /// What the page told unasked: requests, console, exceptions, dialogs.
    pub events: Vec<(String, Value)>,
}

impl Page {
    /// An empty page; fails with the line that installs what is missing.
    pub fn new() -> Page {
        let profile = TempDir::new().unwrap();
        let mut command = Command::new(std::env::var("CHROMIUM").unwrap_or("chromium".to_owned()));
        command.args(["--headless=new", "--disable-gpu", "--no-first-run", "--remote-debugging-port=0"]);
        command.arg("--disable-dev-shm-usage");
        // Its own cage cannot be built by root.
        if rustix::process::geteuid().is_root() {
            command.arg("--no-sandbox");
        }
        command.arg(format!("--user-data-dir={}", profile.path().display())).arg("about:blank");
        let mut process = command
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap_or_else(|e| panic!("no Chromium ({e}): apt-get install -y chromium poppler-utils"));
        let mut lines = BufReader::new(process.stderr.take().unwrap()).lines();
        let address = lines
            .by_ref()
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("DevTools listening on ").map(str::to_owned))
            .expect("Chromium says where it listens");
        // Whatever else it says is read, or it would wait for a reader.
        std::thread::spawn(move || lines.for_each(drop));
        let (socket, _) = tungstenite::connect(&address).unwrap();
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream.set_read_timeout(Some(PATIENCE)).unwrap();
        }
        let session = String::new();
        let mut page = Page { process, _profile: profile, socket, session, next: 0, events: Vec::new() };
        let target = page.ask("Target.createTarget", json!({ "url": "about:blank" }))["targetId"].clone();
        let attached = page.ask("Target.attachToTarget", json!({ "targetId": target, "flatten": true }));
        attached["sessionId"].as_str().unwrap().clone_into(&mut page.session);
        for domain in ["Page", "Runtime", "Network", "Log"] {
            page.ask(&format!("{domain}.enable"), json!({}));
        }
        page
    }

    /// A command of the protocol and its answer.
    pub fn ask(&mut self, method: &str, params: Value) -> Value {
        self.next += 1;
        let mut message = json!({ "id": self.next, "method": method, "params": params });
        if !self.session.is_empty() {
            message["sessionId"] = json!(self.session);
        }
        self.socket.send(Message::text(message.to_string())).unwrap();
        loop {
            let told = self.hear();
            if told["id"] == json!(self.next) {
                assert!(told.get("error").is_none(), "{method}: {told}");
                return told["result"].clone();
            }
        }
    }

    fn hear(&mut self) -> Value {
        loop {
            if let Message::Text(text) =
                self.socket.read().unwrap_or_else(|e| panic!("Chromium is silent: {e}"))
            {
                let told: Value = serde_json::from_str(&text).unwrap();
                if let Some(method) = told["method"].as_str() {
                    self.events.push((method.to_owned(), told["params"].clone()));
                    // A dialog would hold everything up.
                    assert_ne!(method, "Page.javascriptDialogOpening", "{told}");
                }
                return told;
            }
        }
    }

    /// Opens a file, at a place in it, and waits until it is there whole.
    pub fn open(&mut self, file: &Path, fragment: &str) {
        self.events.clear();
        let url = format!("file://{}{fragment}", file.display());
        self.ask("Page.navigate", json!({ "url": url }));
        while !self.events.iter().any(|(method, _)| method == "Page.loadEventFired") {
            self.hear();
        }
    }

    /// The value of an expression in the page.
    pub fn value(&mut self, expression: &str) -> Value {
        let params = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let answer = self.ask("Runtime.evaluate", params);
        assert!(answer.get("exceptionDetails").is_none(), "{expression}: {answer}");
        answer["result"]["value"].clone()
    }

    /// The same as text.
    pub fn text(&mut self, expression: &str) -> String {
        self.value(expression).as_str().unwrap_or_default().to_owned()
    }

    /// Presses a key: `ArrowRight`, `Shift+ArrowRight`, `f`.
    pub fn press(&mut self, key: &str) {
        let (shift, key) = key.strip_prefix("Shift+").map_or((0, key), |key| (8, key));
        let code = match key {
            "Tab" => 9,
            "End" => 35,
            "Home" => 36,
            "ArrowLeft" => 37,
            "ArrowRight" => 39,
            _ => 0,
        };
        for kind in ["rawKeyDown", "keyUp"] {
            self.ask(
                "Input.dispatchKeyEvent",
                json!({ "type": kind, "key": key, "code": key, "modifiers": shift, "windowsVirtualKeyCode": code }),
            );
        }
    }

    /// A screen of this width, light or dark.
    pub fn screen(&mut self, width: u32, dark: bool) {
        let scheme = if dark { "dark" } else { "light" };
        self.ask(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": false }),
        );
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.ask("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// What the page told of faults in itself, and what it asked for besides itself.
    pub fn complaints(&self) -> Vec<String> {
        let is_fault = |method: &str| {
            matches!(method, "Runtime.exceptionThrown" | "Runtime.consoleAPICalled" | "Log.entryAdded")
        };
        let faults = self.events.iter().filter(|(method, _)| is_fault(method));
        let mut found: Vec<String> = faults.map(|(method, params)| format!("{method}: {params}")).collect();
        let asked = self.events.iter().filter(|(method, _)| method == "Network.requestWillBeSent");
        found.extend(asked.skip(1).map(|(_, params)| format!("asks for {}", params["request"]["url"])));
        found
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}
