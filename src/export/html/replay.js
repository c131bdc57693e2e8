// Steps through a match: the facts of every event are put into the places that the page has already.
(() => {
  "use strict";
  const data = JSON.parse(document.getElementById("datos").textContent);
  const frames = data.frames;
  const last = frames.length - 1;
  if (last < 0) return;
  const id = (name) => document.getElementById(name);
  const bar = id("barra");
  const here = id("dicho-aqui");
  const voice = id("voz");
  const board = document.querySelector(".board");
  let at = last;

  // The facts after an event, place by place, and those that it changed.
  const facts = (n) => {
    const table = new Map();
    for (let i = 0; i <= n; i++) {
      for (const [place, key, value] of frames[i].d) {
        if (!table.has(place)) table.set(place, new Map());
        const told = table.get(place);
        if (value === null) told.delete(key);
        else told.set(key, value);
        if (told.size === 0) table.delete(place);
      }
    }
    return table;
  };

  const lines = (table, place) => {
    const told = table.get(place);
    if (!told) return [];
    const drawn = [];
    for (const [key, how, label] of data.shows) {
      const value = told.get(key);
      if (value === undefined || value === "no" || value === "?") continue;
      if (how === "title") drawn.push([true, value]);
      else if (how === "word") drawn.push([false, value]);
      else if (how === "figure") drawn.push([false, label + " " + value]);
      else if (how === "extra" && value !== "0") drawn.push([false, label + " " + value]);
      else if (how === "flag" && value === "sí") drawn.push([false, label]);
    }
    const card = told.get("carta");
    if (drawn.length === 0 && card !== undefined && card !== "no") drawn.push([false, "carta"]);
    return drawn;
  };

  const make = (tag, name, text) => {
    const made = document.createElement(tag);
    if (name) made.className = name;
    if (text !== undefined) made.textContent = text;
    return made;
  };

  const written = (into, drawn) => {
    for (const [isName, text] of drawn) {
      const line = into.appendChild(make(isName ? "strong" : "span", isName ? "" : "fact"));
      line.appendChild(make("bdi", "", text));
    }
  };

  const upon = (table, place) => [...table.keys()].filter((other) => other.startsWith(place + ".")).sort();

  const fill = (spot, table, changed) => {
    const place = spot.dataset.p;
    const own = lines(table, place);
    const others = upon(table, place);
    spot.replaceChildren();
    spot.appendChild(make("span", "where", (spot.dataset.t ? spot.dataset.t + " " : "") + place));
    if (own.length === 0 && others.length === 0) spot.appendChild(make("span", "none", "—"));
    written(spot, own);
    for (const other of others) {
      const inner = spot.appendChild(make("span", "upon"));
      inner.appendChild(make("span", "where", other));
      written(inner, lines(table, other));
    }
    const news = changed.has(place) || [...changed].some((other) => other.startsWith(place + "."));
    spot.classList.toggle("new", news);
    if (news) spot.appendChild(make("span", "changed", "cambió"));
  };

  // As many places as there are by now: `A.f1`, `A.f2`.
  const refill = (mark, table, changed) => {
    const prefix = mark.dataset.each;
    const row = mark.parentElement;
    for (const old of [...row.children]) if (old.dataset.of === prefix) old.remove();
    const numbered = [...table.keys()].filter((place) => place.startsWith(prefix))
      .map((place) => [place.slice(prefix.length), place])
      .filter(([number]) => /^[0-9]+$/.test(number))
      .sort((a, b) => a[0] - b[0]);
    let after = mark;
    for (const [, place] of numbered) {
      const spot = make("li", "spot");
      spot.dataset.p = place;
      spot.dataset.of = prefix;
      spot.dataset.t = "";
      fill(spot, table, changed);
      after.after(spot);
      after = spot;
    }
  };

  const draw = (n) => {
    const table = facts(n);
    const before = n > 0 ? facts(n - 1) : table;
    const changed = new Set(n > 0 ? frames[n].d.map(([place]) => place) : []);
    for (const spot of board.querySelectorAll("li.spot:not([data-of])")) fill(spot, table, changed);
    for (const mark of board.querySelectorAll("li.each")) refill(mark, table, changed);
    for (const count of board.querySelectorAll("dd")) {
      const { p, k } = count.dataset;
      const value = (from) => from.get(p)?.get(k) ?? "—";
      const [is, was] = [value(table), value(before)];
      count.replaceChildren(make("bdi", "", is));
      count.classList.toggle("new", is !== was);
      if (is !== was && was !== "—") count.appendChild(make("span", "changed", " (antes " + was + ")"));
    }
  };

  const text = (n, what) => {
    const found = id("e" + n)?.querySelector(what);
    return found ? found.textContent.trim() : "";
  };

  const sentence = (n) => {
    const line = id("e" + n)?.querySelector(".line")?.cloneNode(true);
    if (!line) return "";
    for (const time of line.querySelectorAll("time")) time.remove();
    const struck = line.querySelector("s") ? " (ya no cuenta)" : "";
    return line.textContent.trim() + struck;
  };

  // Going back, what is taken back is said.
  const say = (from, to) => {
    const changes = (n) => text(n, ".changes");
    const back = to < from;
    const what = back && from - to === 1
      ? "Se retira el suceso " + from + ": " + sentence(from) + ". " + changes(from) + ". "
      : "";
    const now = "Suceso " + to + ": " + sentence(to) + (back ? "" : ". " + changes(to));
    const faults = [...(id("e" + to)?.querySelectorAll(".found .mark") ?? [])].map((mark) => mark.parentElement.textContent.trim());
    return what + now + (back || faults.length === 0 ? "" : " " + faults.join(" "));
  };

  const show = (n) => {
    id("momento").textContent = frames[n].h;
    here.hidden = false;
    here.replaceChildren(make("b", "", "Suceso " + n + " de " + last + ": "), make("bdi", "", sentence(n)), make("br"));
    const changes = text(n, ".changes");
    if (changes) here.appendChild(make("span", "changes", "Cambia " + changes));
    for (const mark of id("e" + n)?.querySelectorAll(".found .mark") ?? []) {
      here.appendChild(make("span", "found-here", mark.parentElement.textContent.trim()));
    }
    const way = here.appendChild(make("a", "way", "ver en la lista"));
    way.href = "#e" + n;
    bar.value = n;
    bar.setAttribute("aria-valuetext", "Suceso " + n + " de " + last + ": " + sentence(n));
    for (const old of document.querySelectorAll("li.now")) old.classList.remove("now");
    id("e" + n)?.classList.add("now");
    for (const cursor of document.querySelectorAll("line.cursor")) {
      const [x0, x1] = [Number(cursor.dataset.x0), Number(cursor.dataset.x1)];
      const x = x0 + (x1 - x0) * n / Math.max(1, last);
      cursor.setAttribute("x1", x);
      cursor.setAttribute("x2", x);
    }
    draw(n);
  };

  const go = (n, keep) => {
    const to = Math.min(last, Math.max(0, n));
    if (to !== at) voice.textContent = say(at, to);
    at = to;
    show(at);
    if (!keep) history.replaceState(null, "", "#e" + at);
  };

  const seek = (from, step, holds) => {
    for (let n = from + step; n >= 0 && n <= last; n += step) if (holds(n)) return n;
    return null;
  };
  const starts = (n) => n === 0 || frames[n].t !== frames[n - 1].t;
  const does = {
    "inicio": () => 0,
    "fin": () => last,
    "1": () => at + 1,
    "-1": () => at - 1,
    "turno1": () => seek(at, 1, starts) ?? last,
    "turno-1": () => seek(at, -1, starts) ?? 0,
    "falta1": () => seek(at, 1, (n) => frames[n].f) ?? at,
    "falta-1": () => seek(at, -1, (n) => frames[n].f) ?? at,
  };
  const keys = {
    "ArrowRight": "1", "ArrowLeft": "-1", "Shift+ArrowRight": "turno1", "Shift+ArrowLeft": "turno-1",
    "Home": "inicio", "End": "fin", "f": "falta1", "Shift+F": "falta-1",
  };

  for (const button of document.querySelectorAll("button[data-va]")) {
    button.addEventListener("click", () => go(does[button.dataset.va]()));
  }
  bar.addEventListener("input", () => go(Number(bar.value)));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    // Keys that something else on the page has a use for are its own.
    if (event.target !== bar && event.target.closest?.("input, textarea, select, [contenteditable]")) return;
    const what = keys[(event.shiftKey ? "Shift+" : "") + event.key];
    if (!what) return;
    event.preventDefault();
    go(does[what]());
  });
  const asked = () => /^#e([0-9]+)$/.exec(location.hash);
  window.addEventListener("hashchange", () => {
    const found = asked();
    if (found) go(Number(found[1]), true);
  });

  id("mando").hidden = false;
  document.documentElement.classList.add("replay");
  const found = asked();
  at = found ? Math.min(last, Number(found[1])) : last;
  show(at);
})();
