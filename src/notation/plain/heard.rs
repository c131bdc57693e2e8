//! The lines a search comes to, as the strict notation understands them: which of them count, and what is said of them.

use std::collections::BTreeSet;

use super::apart::named_once;
use super::candidate::Candidate;
use super::payment;
use super::side::changes_nothing;
use super::subject::is_of_another;
use super::{ASKED, Plain, STRAINED};
use crate::kernel::{Body, CONTRADICTED, Draft, Outcome, Referee, fold, verb_of};
use crate::notation::command::{Command, Deed};
use crate::notation::read::{Reading, read};

/// Most candidates that are read for one line.
const READ: usize = 80;
/// Most readings that are tried for one that breaks no rule, where the nearest ones do.
const DEARER: usize = 12;
/// Most readings that are asked for with those among them that break a rule.
const MANY: usize = 3;
/// Words at the end of a line of which the order may say nothing: two cards and what joins them.
const ENDING: usize = 3;

/// A candidate the strict notation understands.
pub(super) struct Heard {
    pub(super) cost: u32,
    /// No word opened the saying.
    pub(super) is_bare: bool,
    /// No verb did.
    pub(super) is_verbless: bool,
    /// The card that acts is not his who plays it, or whose turn it is.
    pub(super) is_foreign: bool,
    /// It is printed as the deed of another player than who is named as who acts.
    pub(super) is_of_another: bool,
    pub(super) line: String,
    pub(super) draft: Draft,
    pub(super) names: Vec<String>,
}

impl Heard {
    /// The line as it is asked for: what would be another player's deed says whose.
    pub(super) fn asked(self) -> String {
        if self.is_of_another { self.draft.text } else { self.line }
    }
}

pub(super) fn strict(line: &str, referee: &dyn Referee) -> Option<Draft> {
    match read(line, 0..line.len(), referee, &Reading::EXACT) {
        Ok(Command::Record(Deed::Play { draft, before: None, instead: None, .. })) => Some(draft),
        Ok(_) | Err(_) => None,
    }
}

/// The readings of the least cost, one for each event; where only one of them breaks no rule, that one. Where a fault is all
/// that they come to and the words had to be strained for it, what breaks no rule is asked besides, dearer as it is.
pub(super) fn readings(referee: &dyn Referee, found: BTreeSet<Candidate>) -> Vec<Heard> {
    let mut heard: Vec<Heard> = Vec::new();
    let is_typed = found.iter().any(|candidate| candidate.subject.is_some_and(|subject| subject.is_typed));
    // «queda con la defensa bajo cero» is no change by nothing.
    let is_something =
        |candidate: &Candidate| !candidate.line.split(' ').any(|word| matches!(word, "+0" | "-0"));
    let mut rest = found.into_iter().filter(is_something).take(READ).peekable();
    while let Some(candidate) = rest.next_if(|next| heard.first().is_none_or(|first| next.cost <= first.cost))
    {
        hear(referee, candidate, &mut heard);
    }
    let heard = his_first(referee, heard, is_typed);
    if heard.len() > 1 && heard[0].is_of_another != heard[heard.len() - 1].is_of_another {
        return heard;
    }
    let heard = of_them(referee, heard);
    let is_strained = |heard: &Heard| heard.cost > 0 || heard.is_verbless;
    if heard.iter().any(|heard| !is_strained(heard) || !is_fault(referee, heard)) {
        return heard;
    }
    let mut lawful = Vec::new();
    for candidate in rest.take(DEARER) {
        if lawful.first().is_some_and(|first: &Heard| candidate.cost > first.cost) {
            break;
        }
        hear(referee, candidate, &mut lawful);
        lawful.retain(|one| {
            !is_fault(referee, one)
                && changes(referee, &one.draft)
                && heard.iter().all(|other| other.draft.text != one.draft.text)
        });
    }
    // Where no verb was said, a fault by another verb is none that anybody told.
    let is_told =
        |one: &Heard| heard.iter().any(|other| !other.is_verbless || verb(&other.draft) == verb(&one.draft));
    match lawful.as_slice() {
        [only] if !is_told(only) && !would_end(referee, &only.draft) => lawful,
        _ => lawful.into_iter().chain(heard).collect(),
    }
}

/// What would be another player's deed is none where something is his who was named. Where that is a fault and the other is
/// not, both are asked, his first: `ana acaba el turno` that is beto's. What is typed as his is nobody else's.
fn his_first(referee: &dyn Referee, heard: Vec<Heard>, is_typed: bool) -> Vec<Heard> {
    let (mut his, mut others): (Vec<Heard>, Vec<Heard>) =
        heard.into_iter().partition(|one| !one.is_of_another);
    if his.is_empty() {
        return others;
    }
    if !is_typed && !others.is_empty() && his.iter().all(|one| is_fault(referee, one)) {
        others.retain(|other| !is_fault(referee, other));
        his.append(&mut others);
    }
    his
}

/// The verb of a play as it is printed, the player left out.
fn verb(draft: &Draft) -> Option<&str> {
    verb_of(&draft.text)
}

/// Takes a candidate up, if the strict notation understands it and it is not there yet.
fn hear(referee: &dyn Referee, candidate: Candidate, heard: &mut Vec<Heard>) {
    let Candidate { cost, line, is_bare, is_verbless, is_foreign, subject } = candidate;
    let Some(draft) = strict(&line, referee) else { return };
    if heard.iter().all(|h| h.draft.stored() != draft.stored() && fold(&h.draft.text) != fold(&draft.text)) {
        let names = referee.draft_names(&draft);
        let is_of_another = is_of_another(&draft, subject, referee);
        heard.push(Heard { cost, is_bare, is_verbless, is_foreign, is_of_another, line, draft, names });
    }
}

/// The only one of several readings that breaks no rule, else all.
fn of_them(referee: &dyn Referee, mut heard: Vec<Heard>) -> Vec<Heard> {
    // Which reading breaks no rule is not asked where the answer would tell what is hidden.
    if (2..=MANY).contains(&heard.len()) && heard.iter().all(|h| referee.may_foretell(&h.draft)) {
        heard = come_to_one(referee, heard);
    }
    if heard.len() > 1 && heard.iter().all(|h| referee.may_foretell(&h.draft)) {
        // What contradicts the table and changes nothing is not what somebody meant to tell, where something else is.
        if heard.len() <= MANY {
            let (told, others): (Vec<Heard>, Vec<Heard>) =
                heard.into_iter().partition(|one| changes(referee, &one.draft));
            heard = if told.is_empty() { others } else { told };
        }
        let is_faultless = |at: &usize| {
            let draft = &heard[*at].draft;
            (referee.foretell(draft, None).is_empty() || is_declared_behind_steps(referee, draft))
                && changes(referee, draft)
                && unlikely(draft, referee).is_none()
        };
        // Where a second one breaks no rule either, no more need be asked.
        let faultless: Vec<usize> = (0..heard.len()).filter(is_faultless).take(2).collect();
        // Of several readings none ends the match unasked, and none is taken whose only difference is whose side it is.
        let side = |at: usize| without_sides(&heard[at].line, referee);
        let is_of_either = |only: usize| (0..heard.len()).any(|at| at != only && side(at) == side(only));
        if let [only] = faultless.as_slice()
            && !would_end(referee, &heard[*only].draft)
            && !is_of_either(*only)
        {
            return vec![heard.swap_remove(*only)];
        }
        if let Some(only) = of_first(referee, &heard, &faultless).filter(|at| !is_of_either(*at)) {
            return vec![heard.swap_remove(only)];
        }
        // Where more could be meant than anybody reads through, those that break a rule are not among them.
        if let ([_, _], true) = (faultless.as_slice(), heard.len() > MANY) {
            let holds: Vec<bool> = (0..heard.len()).map(|at| is_faultless(&at)).collect();
            let stays: Vec<bool> = (0..heard.len())
                .map(|at| (0..heard.len()).any(|o| holds[o] && side(o) == side(at)))
                .collect();
            let mut stays = stays.into_iter();
            heard.retain(|_| stays.next().unwrap_or(true));
        }
    }
    heard
}

/// What of the table contradicts a draft, where the game says that such a remark does.
pub fn unlikely(draft: &Draft, referee: &dyn Referee) -> Option<String> {
    let pieces = referee.speech().unlikely;
    if pieces.is_empty() || !referee.may_foretell(draft) {
        return None;
    }
    let mut after = behind_steps(referee, draft).unwrap_or_else(|| referee.fork());
    let step = after.enter(play(draft.clone())).ok()?;
    let is_told = |text: &String| pieces.iter().any(|piece| text.contains(piece));
    step.notices.into_iter().map(|notice| notice.text).find(is_told)
}

/// Several readings without those that tell nothing new of the cards of which another one does: `lobo descansa 1` where that is
/// printed on it and known.
pub(super) fn without_known(readings: Vec<Heard>, referee: &dyn Referee) -> Vec<Heard> {
    if readings.len() < 2 {
        return readings;
    }
    let places = |heard: &Heard| -> BTreeSet<String> {
        heard.draft.text.split([' ', '>', ',']).filter_map(|word| referee.place_named(word)).collect()
    };
    let (known, new): (Vec<&Heard>, Vec<&Heard>) =
        readings.iter().partition(|heard| changes_nothing(&heard.draft, referee));
    let is_told = |heard: &&Heard| {
        let of = places(heard);
        !of.is_empty() && new.iter().any(|told| places(told) == of)
    };
    let dropped: BTreeSet<String> =
        known.into_iter().filter(is_told).map(|heard| heard.line.clone()).collect();
    readings.into_iter().filter(|heard| !dropped.contains(&heard.line)).collect()
}

/// Of readings with one verb and the same cards that leave the same table behind, the first: `completar cuervo sapo` where
/// `cuervo` is the code is `completar sapo en cuervo`.
fn come_to_one(referee: &dyn Referee, heard: Vec<Heard>) -> Vec<Heard> {
    let cards = |one: &Heard| {
        let mut names: Vec<String> = one.names.iter().map(|name| fold(name)).collect();
        names.sort_unstable();
        names
    };
    let mut kept: Vec<Heard> = Vec::new();
    for one in heard {
        let is_again = |other: &Heard| {
            !one.names.is_empty()
                && verb(&one.draft) == verb(&other.draft)
                && cards(&one) == cards(other)
                && come_to_the_same(referee, &one.draft, &other.draft)
        };
        if !kept.iter().any(is_again) {
            kept.push(one);
        }
    }
    kept
}

/// Whether a draft declares something once in a step and breaks no rule behind what it takes for granted: `a1 le quita 2 a b1`
/// before his battle may be the attack.
fn is_declared_behind_steps(referee: &dyn Referee, draft: &Draft) -> bool {
    let once = referee.speech().once;
    verb(draft).is_some_and(|verb| once.contains(&fold(verb).as_str()))
        && behind_steps(referee, draft).is_some_and(|there| there.foretell(draft, None).is_empty())
}

/// The table behind the steps that a draft takes for granted; none where it takes none, or they cannot be taken.
pub fn behind_steps(referee: &dyn Referee, draft: &Draft) -> Option<Box<dyn Referee>> {
    let steps = referee.taken_for_granted(draft);
    if steps.is_empty() { None } else { behind(referee, steps) }
}

/// The table behind these plays; none where one of them cannot be taken.
pub(super) fn behind(
    referee: &dyn Referee,
    drafts: impl IntoIterator<Item = Draft>,
) -> Option<Box<dyn Referee>> {
    let mut there = referee.fork();
    drafts.into_iter().all(|draft| there.take(play(draft)).is_ok()).then_some(there)
}

/// The table behind a draft, with the steps it takes for granted; none where one of them cannot be taken.
pub fn played(draft: &Draft, referee: &dyn Referee) -> Option<Box<dyn Referee>> {
    behind(referee, referee.taken_for_granted(draft).into_iter().chain([draft.clone()]))
}

/// Of two readings that break no rule, where no more are heard, the one that is declared where nothing need be taken for
/// granted: `a1 le hace 3 a b2` in his battle is the attack.
fn of_first(referee: &dyn Referee, heard: &[Heard], faultless: &[usize]) -> Option<usize> {
    let [one, other] = *faultless else { return None };
    let holds = |at: &usize| referee.foretell(&heard[*at].draft, None).is_empty();
    if heard.len() > MANY
        || (0..heard.len()).filter(holds).count() > 2
        || [one, other].iter().any(|at| would_end(referee, &heard[*at].draft))
    {
        return None;
    }
    let once = referee.speech().once;
    let is_declared = |at: usize| {
        let draft = &heard[at].draft;
        verb(draft).is_some_and(|verb| once.contains(&fold(verb).as_str()))
            && referee.taken_for_granted(draft).is_empty()
    };
    match (is_declared(one), is_declared(other)) {
        (true, false) => Some(one),
        (false, true) => Some(other),
        (_, _) => None,
    }
}

/// A line with `base` for `A.base` and for `B.base`, with `bio` for `ABio` and for `BBio`.
fn without_sides(line: &str, referee: &dyn Referee) -> String {
    let is_word = |word: &str| word.len() > 3 && word.bytes().all(|b| b.is_ascii_alphabetic());
    let bare = |word: &str| match word.split_once('.') {
        Some((seat, place)) if seat.chars().count() == 1 => place.to_owned(),
        _ if is_word(word) && word.starts_with(['a', 'b']) && referee.place_named(word).is_some() => {
            word[1..].to_owned()
        }
        _ => word.to_owned(),
    };
    fold(line).split(' ').map(bare).collect::<Vec<_>>().join(" ")
}

/// The one reading: recorded where the words say it plainly; offered where they had to be strained for it, sooner where
/// it would be a fault.
pub(super) fn taken(referee: &dyn Referee, heard: Heard) -> Plain {
    match heard.cost {
        // What no word names is no step nobody named.
        _ if heard.is_bare && !referee.taken_for_granted(&heard.draft).is_empty() => Plain::Near(heard.line),
        // «activo radar -1e» tells what it costs, and of no ability that is called so.
        _ if [" \"-", " \"+"].iter().any(|figure| heard.draft.text.contains(figure)) => {
            Plain::Near(heard.line)
        }
        // A card nobody heard of that the table knows nothing to do with.
        _ if !brings_nothing_odd(referee, &heard) => Plain::Near(heard.line),
        0 if !heard.is_verbless && !heard.is_foreign || !is_fault(referee, &heard) => Plain::One(heard.line),
        0..=STRAINED if !is_fault(referee, &heard) => Plain::One(heard.line),
        _ if would_end(referee, &heard.draft) => Plain::Several(vec![heard.line]),
        _ => Plain::Near(heard.line),
    }
}

/// Whether a reading contradicts nothing that was told of a card, and every name of it is known, or nothing had to be remarked
/// of the new one.
fn brings_nothing_odd(referee: &dyn Referee, heard: &Heard) -> bool {
    let known = referee.card_names();
    let is_known = |name: &String| known.iter().any(|other| fold(other) == fold(name));
    // What ends the match is looked at elsewhere.
    let step = referee.fork().enter(play(heard.draft.clone())).ok().filter(|step| step.outcome.is_none());
    step.is_none_or(|step| {
        let contradicts = step.notices.iter().any(|notice| notice.text.contains(CONTRADICTED));
        !contradicts && (step.notices.is_empty() || heard.names.iter().all(is_known))
    })
}

/// Whether a reading takes for granted the end of a turn that nobody ended.
pub(super) fn ends_turn(referee: &dyn Referee, heard: &Heard) -> bool {
    let steps = referee.taken_for_granted(&heard.draft);
    if steps.is_empty() {
        return false;
    }
    let turn = referee.status().turn;
    behind(referee, steps).is_none_or(|after| turn > 0 && after.status().turn != turn)
}

/// Whether a reading breaks a rule, or leaves open whether it does.
pub(super) fn is_remarkable(referee: &dyn Referee, heard: &Heard) -> bool {
    referee.may_foretell(&heard.draft) && !referee.foretell(&heard.draft, None).is_empty()
}

pub(super) fn is_fault(referee: &dyn Referee, heard: &Heard) -> bool {
    referee.may_foretell(&heard.draft)
        && referee.foretell(&heard.draft, None).iter().any(|f| f.kind.is_fault())
}

/// What is only offered: never the end of the match.
pub(super) fn offered(referee: &dyn Referee, mut found: Vec<Heard>) -> Plain {
    found.retain(|heard| !would_end(referee, &heard.draft));
    match found.len() {
        0 => Plain::None,
        1 => {
            let one = found.remove(0);
            Plain::Near(named_once(&one, referee).unwrap_or(one.line))
        }
        _ => {
            let lines = found.into_iter().take(ASKED).map(|r| r.line);
            Plain::Several(payment::each_once_in(lines, referee))
        }
    }
}

/// The same of what says more than is understood: where the end of the match is all that comes of it, it is asked.
pub(super) fn guessed(referee: &dyn Referee, found: Vec<Heard>) -> Plain {
    let only = match found.as_slice() {
        [only] => vec![only.line.clone()],
        _ => Vec::new(),
    };
    offered(referee, found).or_else(|| if only.is_empty() { Plain::None } else { Plain::Several(only) })
}

/// The readings that do not come to the same, of those that do the one of the least cost: `con 14` and `con 14/-`.
pub(super) fn distinct(referee: &dyn Referee, readings: Vec<Heard>) -> Vec<Heard> {
    let mut found: Vec<Heard> = Vec::new();
    for one in readings {
        match found.iter_mut().find(|other| is_same(referee, &one.draft, &other.draft)) {
            Some(other) if one.cost < other.cost => *other = one,
            Some(_) => {}
            None => found.push(one),
        }
    }
    found
}

/// What was typed, and what else was heard: what is not heard again is strained.
pub(super) fn beside_typed(
    referee: &dyn Referee,
    mut typed: Vec<Heard>,
    mut heard: Vec<Heard>,
) -> Vec<Heard> {
    for one in &mut typed {
        let others = heard.len();
        heard.retain(|other| other.draft.text != one.draft.text);
        one.cost = if heard.len() < others { 0 } else { STRAINED + 1 };
    }
    distinct(referee, typed.into_iter().chain(heard).collect())
}

/// Whether two drafts are printed alike, but that a word of one says more than that of the other, and leave the table and all
/// that is found of it the same.
pub fn is_same(referee: &dyn Referee, one: &Draft, other: &Draft) -> bool {
    if one.text == other.text {
        return true;
    }
    let words = |draft: &Draft| draft.text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let (these, those) = (words(one), words(other));
    // «14/?» leaves open what «14/-» says.
    let bare = |word: &'_ String| word.trim_end_matches('?').to_owned();
    let is_fuller =
        |(word, other): (&String, &String)| word.starts_with(&bare(other)) || other.starts_with(&bare(word));
    let is_told_so = these.iter().zip(&those).all(is_fuller) || is_turned(&these, &those);
    // What may not be foretold is not compared.
    if these.len() != those.len()
        || !is_told_so
        || ![one, other].iter().all(|draft| referee.may_foretell(draft))
    {
        return false;
    }
    come_to_the_same(referee, one, other)
}

/// Whether two drafts leave the table and all that is found of it the same.
fn come_to_the_same(referee: &dyn Referee, one: &Draft, other: &Draft) -> bool {
    let behind = |draft: &Draft| {
        let mut after = referee.fork();
        let step = after.enter(play(draft.clone())).ok()?;
        let clauses: Vec<_> = step.findings.iter().map(|f| (f.clause, f.kind.is_fault())).collect();
        let notices = step.notices.into_iter().map(|notice| notice.text).collect::<Vec<_>>();
        Some((after.facts(), after.status(), after.picture(), after.duties(), clauses, notices))
    };
    behind(one).is_some_and(|one| Some(one) == behind(other))
}

/// Whether anything of the table is otherwise behind a draft, as far as it can be seen.
fn changes(referee: &dyn Referee, draft: &Draft) -> bool {
    let mut after = referee.fork();
    after.take(play(draft.clone())).is_err()
        || after.notices().len() <= referee.notices().len()
        || after.facts() != referee.facts()
        || after.status() != referee.status()
}

/// Whether two lines have the same words and only those at the end in another order: `con 5/espada y 8/ojo`.
fn is_turned(these: &[String], those: &[String]) -> bool {
    let sorted = |words: &[String]| {
        let mut words = words.to_vec();
        words.sort_unstable();
        words
    };
    these.len() > ENDING
        && these.len() == those.len()
        && these[..these.len() - ENDING] == those[..those.len() - ENDING]
        && sorted(these) == sorted(those)
}

/// Whether a draft, entered now, would end the match.
pub(super) fn would_end(referee: &dyn Referee, draft: &Draft) -> bool {
    let mut after = referee.fork();
    let ends = |end: Outcome| referee.outcome().as_ref() != Some(&end);
    after.take(play(draft.clone())).is_err() || after.outcome().is_some_and(ends)
}

/// A draft as it is entered.
pub(super) fn play(event: Draft) -> Body<Draft> {
    Body::Play { event, before: None, instead: None, waiver: None, told: false, tacit: None }
}
