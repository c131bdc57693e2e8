//! One binary for all tests that use the crate from outside.

/// The program's own: matches are folded by the thousand, and a fold asks for memory all the time.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// What several files need: reading a line on a table, opening a match in memory, the fixtures.
#[cfg(test)]
mod behind;
mod bench;
/// How much is played: the short round and the long one.
#[cfg(test)]
mod rounds;
/// What the games share where they are played at random: legal matches, one offence at a time, told in other words.
#[cfg(test)]
mod simulate;

/// What is of one game alone: matches played at random, published cards, and what no other game has.
#[cfg(test)]
mod codigos;
/// Dragon Ball Super.
#[cfg(test)]
mod dbs;
/// Enadrya.
#[cfg(test)]
mod enadrya;
/// Kódem.
#[cfg(test)]
mod kodem;
/// Tótems.
#[cfg(test)]
mod totems;

/// Policy: layers, file length, fixtures in use, words that must not collide, examples and words of the verbs.
#[cfg(test)]
mod tidy;

/// The documents say what the program says: tables of verbs, what the manual types and what it shows.
#[cfg(test)]
mod docs;

/// Clause by clause: what must be flagged and what must not.
#[cfg(test)]
mod clauses;
/// What was said last and wrong, said again.
#[cfg(test)]
mod corrected;
/// The records of docs/examples, in every form.
#[cfg(test)]
mod examples;
/// Matches taken away in every form, and what must not be written.
#[cfg(test)]
mod export;
/// Whole matches, worked out by hand, in `fixtures/<game>/matches/`.
#[cfg(test)]
mod golden;
/// The steps that nobody says.
#[cfg(test)]
mod granted;
/// What a match costs, in plays judged.
#[cfg(test)]
mod growth;
/// Habits of speech that no game's words list.
#[cfg(test)]
mod habits;
/// What a judge does, from the call to the record that is taken away.
#[cfg(test)]
mod incidents;
/// How few keys a match takes.
#[cfg(test)]
mod keys;
/// Records for one reader.
#[cfg(test)]
mod readers;
/// The readings a judge may choose where the book is open.
#[cfg(test)]
mod readings;

/// No line makes the program panic.
#[cfg(test)]
mod any_line;
/// Nor does any other input, changed at random.
#[cfg(test)]
mod fuzz;
/// What holds for every log, on random matches with undoing, corrections, late entries and permissions.
#[cfg(test)]
mod laws;

/// A judge has the match go back.
#[cfg(test)]
mod rewinds;

/// What may be of either player or of either card.
#[cfg(test)]
mod either;
/// With which words people told each verb.
#[cfg(test)]
mod learned;
/// What is asked where nothing is understood for certain.
#[cfg(test)]
mod likelier;
/// Documented lines rewritten by rule.
#[cfg(test)]
mod rewritten;
/// What is said in a word or two, and questions.
#[cfg(test)]
mod short;
/// Lines as people say them.
#[cfg(test)]
mod telling;
/// Documented lines at the prompt, illegal ones too.
#[cfg(test)]
mod typed;
mod vague;
mod who;

/// What must not matter: when a fact is told, who sits where, which name of a verb is used.
#[cfg(test)]
mod same;

/// From fixed positions, every candidate to small depth: how often each clause speaks.
#[cfg(test)]
mod census;
/// What is said beside the plays: a judge's order, a statement of the table.
#[cfg(test)]
mod desk;
/// The journal in good health.
#[cfg(test)]
mod journal;
/// Stores that are opened again.
#[cfg(test)]
mod journal_again;
/// Damaged stores and record files.
#[cfg(test)]
mod journal_damage;
/// Writers that are killed.
#[cfg(test)]
mod journal_kill;
/// Questions of players and the clauses that answer them.
#[cfg(test)]
mod lookup;

/// A match that is read whole, beside the same play by play.
#[cfg(test)]
mod at_once;
/// Kills, failing system calls and damaged bytes by the hundred, against the real program.
#[cfg(test)]
mod attacks;
/// Many matches together, the page of one event, how it was ruled before.
#[cfg(test)]
mod audit;
/// The commands as they are typed in a shell.
#[cfg(test)]
mod cli;
/// The store damaged, forged, deleted while a match is open, as a shell meets it.
#[cfg(test)]
mod cli_damage;
/// Readings: asked, chosen, weighed.
#[cfg(test)]
mod cli_readings;
/// Rules asked in a shell and in a match, and a rulebook of one's own.
#[cfg(test)]
mod cli_rule;
/// The store from a shell: pipes, resuming, export and import, a second writer.
#[cfg(test)]
mod cli_store;
/// What is offered at places of a line.
#[cfg(test)]
mod completion;
/// What holds where no option says otherwise.
#[cfg(test)]
mod config;
/// The demonstration, the help of the moment, the page of every game.
#[cfg(test)]
mod first_minutes;
/// Lists of infractions as an organiser writes them.
#[cfg(test)]
mod infractions;
/// Files that are cheap to forge.
#[cfg(test)]
mod limits;
/// What the list of matches keeps of each.
#[cfg(test)]
mod listing;
/// What was meant and what was forgotten, said late.
#[cfg(test)]
mod meant;
/// What leaves the program, and where it cannot.
#[cfg(test)]
mod outlet;
/// Pictures of the screen in the documents.
#[cfg(test)]
mod pictures;
/// The real program at a terminal.
#[cfg(all(test, unix))]
mod pty;
/// The full screen, drawn without a terminal.
#[cfg(test)]
mod screen;
/// How a sitting tells and asks.
#[cfg(test)]
mod sitting;

/// How much the line mode prints.
#[cfg(test)]
mod printed;
/// Its screen, read by an emulator.
#[cfg(all(test, unix))]
mod pty_screen;

/// Stored bytes and verdicts that must not change unseen.
#[cfg(test)]
mod frozen;
/// The JSON Schemas in docs/schema.
#[cfg(test)]
mod schema;
/// The Spanish of what is said of a match.
#[cfg(test)]
mod spanish;
