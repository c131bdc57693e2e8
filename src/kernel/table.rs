//! A match of one game with its records: the face of [`Referee`] over the fold.

use std::cell::{OnceCell, RefCell};

use super::body::{Body, Waiver};
use super::cards::CardList;
use super::compare::{Difference, compare};
use super::course::Course;
use super::desk::Ledger;
use super::film::Frame;
use super::fold::{Brought, Match};
use super::game::{Duty, FactSheet, Game, Outcome, Status};
use super::ids::{Seat, Seq};
use super::layout::Layout;
use super::log::Log;
use super::moments::{BackOver, Moment};
use super::names::ToldNames;
use super::options::Options;
use super::picture::Picture;
use super::records::{Play, Records, in_force};
use super::referee::Referee;
use super::rules::{Answered, answered, chosen_reading, rules_of};
use super::speech::Speech;
use super::step::anew;
use super::stored::{BodyError, of_game, read_body};
use super::text::{fold, folds_to};
use super::verb::VerbInfo;
use super::verdict::{Finding, Notice};
use super::view::{Draft, PlayView, Step};
use super::witness::{Telling, Told, words};
use super::words::{Misread, Words};

/// The match that these records tell, which do this to each other.
fn folded<G: Game>(records: &Records<G::Event>, course: &Course) -> Match<G> {
    Match::under(rules_of::<G>(&records.all)).after(in_force::<G>(records, course, Seq::MAX))
}

/// A match with its records.
pub struct Table<G: Game> {
    pub(super) records: Records<G::Event>,
    pub(super) folded: Match<G>,
    moment: Moment,
    /// What the records do to each other, found when it is first asked and then record by record.
    course: OnceCell<Course>,
    /// What the desk's records come to, found alike.
    ledger: OnceCell<Ledger>,
    /// To whom it is told, where that is not the judges.
    pub(super) told: Option<Box<Told>>,
    /// The names of cards that were told, found alike.
    pub(super) names: OnceCell<ToldNames>,
    /// What may come next, found when it is first asked until something else comes.
    next: OnceCell<Options<G::Event>>,
}

impl<G: Game> Default for Table<G> {
    fn default() -> Self {
        Table::of(Records { all: Log::default() }, Match::default())
    }
}

impl<G: Game> Table<G> {
    pub(super) fn of(records: Records<G::Event>, folded: Match<G>) -> Self {
        Table {
            records,
            folded,
            moment: Moment::new(),
            course: OnceCell::new(),
            ledger: OnceCell::new(),
            names: OnceCell::new(),
            next: OnceCell::new(),
            told: None,
        }
    }

    /// The match that these records tell.
    pub(super) fn of_records(records: Records<G::Event>) -> Self {
        let course = records.course();
        let folded = folded::<G>(&records, &course);
        Table { course: course.into(), ..Table::of(records, folded) }
    }

    /// The empty table, under the readings of the whole match; `silent` where nobody asks what is found on it.
    pub(super) fn beginning(&self, silent: bool) -> Self {
        let rules = self.folded.rules().clone();
        let folded = if silent { Match::silent(rules) } else { Match::under(rules) };
        Table::of(Records { all: Log::default() }, folded)
    }

    pub(super) fn course(&self) -> &Course {
        self.course.get_or_init(|| self.records.course())
    }

    /// Puts a record behind the others, and takes it in where something was found of them already.
    fn add(&mut self, body: Body<G::Event>) {
        let seq = self.next_seq();
        (self.moment, self.next) = (Moment::new(), OnceCell::new());
        let cell = |course| OnceCell::from(course);
        self.course =
            self.course.take().and_then(|known| known.followed_by(&body)).map_or_else(OnceCell::new, cell);
        let ledger = self.ledger.take().and_then(|known| known.followed_by(seq, &body));
        self.ledger = ledger.map_or_else(OnceCell::new, OnceCell::from);
        if let (Some(names), Body::Play { event, .. }) = (self.names.get_mut(), &body) {
            names.take_in(G::card_names(event));
        }
        self.records.all.push(body);
    }

    pub(super) fn take_in(&mut self, body: Body<G::Event>) -> Brought {
        let chosen = chosen_reading(&body).is_some();
        let brought = self.follow(body);
        if !chosen {
            return brought;
        }
        let folded = folded::<G>(&self.records, self.course());
        anew(std::mem::replace(&mut self.folded, folded))
    }

    /// Takes in a record under the rules as they are.
    pub(super) fn follow(&mut self, body: Body<G::Event>) -> Brought {
        let seq = self.next_seq();
        let in_order = matches!(&body, Body::Play { before: None, instead: None, .. });
        let moves_plays = body.moves_plays();
        self.add(body);
        if in_order && let Some(mut play) = self.records.play(seq) {
            G::repoint(&mut play.event, &|seq| self.course().stands_for(seq));
            self.folded.enter(play)
        } else if moves_plays {
            let retold = self.folded.retold(in_force::<G>(&self.records, self.course(), Seq::MAX).collect());
            anew(std::mem::replace(&mut self.folded, retold))
        } else {
            let (notices, consequences) = (self.folded.notices().len(), self.folded.consequences().len());
            Brought::Step { touched: Vec::new(), notices, consequences }
        }
    }

    fn view(&self, seq: Seq, now: &dyn Fn(Seq) -> Seq) -> Option<PlayView> {
        let course = self.course();
        let mut play = self.records.play_of(seq, course)?;
        let (before, instead) = self.records.placement(seq);
        let points_to = RefCell::new(Vec::new());
        G::repoint(&mut play.event, &|seq| {
            points_to.borrow_mut().push(seq);
            now(seq)
        });
        if self.told.as_ref().is_some_and(|told| told.is_unsaid(seq)) {
            G::forget_name(&mut play.event);
        }
        Some(PlayView {
            seq,
            text: G::print(&play.event),
            shown: G::shown(self.folded.state(), &play.event),
            waivers: play.waivers,
            is_tacit: play.is_tacit,
            points_to: points_to.into_inner(),
            counts: course.stands(seq),
            before,
            instead,
            replaced_by: course.replaced_by(seq),
            rewound_by: course.rewound_by(seq),
        })
    }
}

impl<G: Game> Referee for Table<G> {
    fn game_id(&self) -> &'static str {
        G::ID
    }

    fn game_title(&self) -> &'static str {
        G::TITLE
    }

    fn record(&mut self, body: &str) -> Result<Step, BodyError> {
        Ok(self.step(read_body::<G>(body)?))
    }

    fn follow(&mut self, body: &str) -> Result<(), BodyError> {
        self.take_in(read_body::<G>(body)?);
        Ok(())
    }

    fn enter(&mut self, body: Body<Draft>) -> Result<Step, BodyError> {
        Ok(self.step(of_game::<G>(body)?))
    }

    fn take(&mut self, body: Body<Draft>) -> Result<(), BodyError> {
        self.take_in(of_game::<G>(body)?);
        Ok(())
    }

    fn load(&mut self, bodies: &mut dyn Iterator<Item = String>) -> Result<(), (Seq, BodyError)> {
        for body in bodies {
            let seq = self.next_seq();
            self.records.all.push(read_body::<G>(&body).map_err(|e| (seq, e))?);
        }
        *self = Table::of_records(Records { all: std::mem::take(&mut self.records.all) });
        Ok(())
    }

    fn verbs(&self) -> Vec<VerbInfo> {
        G::verbs().iter().map(|row| row.info).collect()
    }

    fn questions(&self) -> Vec<Answered> {
        answered::<G>(self.folded.rules(), &self.records.all)
    }

    fn checked_clause(&self, number: &str) -> Option<&'static str> {
        G::checks().iter().map(|c| c.clause).find(|c| c.eq_ignore_ascii_case(number))
    }

    fn checked_clauses(&self) -> Vec<&'static str> {
        G::checks().iter().map(|c| c.clause).collect()
    }

    fn understand(&self, verb: usize, words: &mut Words, seat: Option<Seat>) -> Result<Draft, Misread> {
        let Some(row) = G::verbs().get(verb) else { return Err(words.missing("un verbo")) };
        let event = (row.read)(self.folded.state(), words, seat)?;
        words.finish(row.info.keys, row.info.flags)?;
        Draft::of::<G>(event).ok_or_else(|| Misread::new(0..0, "este suceso no se puede guardar"))
    }

    fn card_plays(&self, draft: &Draft, cards: &CardList) -> Vec<Draft> {
        let (Some(rules), Some(event)) = (G::CARDS, draft.event()) else { return Vec::new() };
        let plays = (rules.told)(self.folded.state(), event, cards);
        plays.into_iter().filter_map(Draft::of::<G>).collect()
    }

    fn card_remark(&self, draft: &Draft, cards: &CardList) -> Option<String> {
        (G::CARDS?.remark)(draft.event()?, cards)
    }

    fn taken_for_granted(&self, draft: &Draft) -> Vec<Draft> {
        let Some(event) = draft.event::<G::Event>() else { return Vec::new() };
        let meant = G::meaning(self.folded.state(), event);
        let event = meant.as_ref().unwrap_or(event);
        let steps = G::taken_for_granted(self.folded.state(), event);
        if steps.is_empty() || self.folded.ends_turn_in_vain(&steps, event) {
            return Vec::new();
        }
        steps.into_iter().filter_map(Draft::of::<G>).collect()
    }

    fn may_foretell(&self, draft: &Draft) -> bool {
        draft.event().is_some_and(|event| G::may_foretell(self.folded.state(), event))
    }

    fn foretell(&self, draft: &Draft, waiver: Option<&Waiver>) -> Vec<Finding> {
        let Some(event) = draft.event::<G::Event>().cloned() else { return Vec::new() };
        let waivers = waiver.cloned().into_iter().collect();
        let findings = self.folded.foretell(Play { waivers, ..Play::of(self.next_seq(), event) });
        let called = self.called();
        findings.into_iter().map(|finding| called.finding(finding)).collect()
    }

    fn speech(&self) -> Speech {
        G::SPEECH
    }

    fn card_names(&self) -> Vec<String> {
        self.told_names().said.clone()
    }

    fn shown_names(&self) -> Vec<String> {
        let lines = self.records.events().map(|event| words(&G::shown(self.folded.state(), event)));
        let shown: String = lines.collect();
        self.card_names().into_iter().filter(|name| shown.contains(&words(name))).collect()
    }

    fn draft_names(&self, draft: &Draft) -> Vec<String> {
        draft.event::<G::Event>().map_or(Vec::new(), G::card_names)
    }

    fn place_named(&self, word: &str) -> Option<String> {
        G::place_named(self.folded.state(), word)
    }

    fn ends_by_slip(&self, body: &Body<Draft>) -> Option<String> {
        let Body::Play { event, before: None, instead: None, .. } = body else { return None };
        self.folded.ends_by_slip(event.event::<G::Event>()?.clone())
    }

    fn options(&self, asked: Option<&str>) -> Vec<String> {
        let next = || Options::of(&self.folded);
        if self.outcome().is_some() {
            Vec::new()
        } else {
            self.next.get_or_init(next).lines(&self.folded, asked)
        }
    }

    fn duties(&self) -> Vec<Duty> {
        let called = self.called();
        G::duties(self.folded.state()).into_iter().map(|duty| called.duty(duty)).collect()
    }

    fn findings(&self) -> Vec<Finding> {
        let called = self.called();
        self.found().into_iter().map(|finding| called.finding(finding)).collect()
    }

    fn accused(&self, plays: usize) -> Vec<Seq> {
        let last = self.last_plays(plays);
        let is_late = |finding: &&Finding| last.first().is_some_and(|first| finding.about >= *first);
        let late = self.folded.findings().iter().rev().take_while(is_late);
        let open = self.ruled(self.as_told(late, Told::has_found));
        let is_open = |seq: &Seq| open.iter().any(|f| f.about == *seq && f.is_open_fault());
        last.iter().rev().copied().filter(is_open).collect()
    }

    fn notices(&self) -> Vec<Notice> {
        let called = self.called();
        let notices = self.as_told(self.folded.notices().iter(), Told::has_remarked);
        notices.into_iter().map(|notice| called.notice(notice)).collect()
    }

    fn consequences(&self, seq: Seq) -> Vec<String> {
        let called = self.called();
        self.done(seq).iter().map(|text| called.said(text)).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended().map(|outcome| self.called().outcome(outcome))
    }

    fn ledger(&self) -> &Ledger {
        self.ledger.get_or_init(|| Ledger::of(self.records.all.iter()))
    }

    fn seats(&self) -> Vec<Seat> {
        let mut seats = G::seats(self.folded.state());
        // Whom the desk names sits there, whether or not the match has begun.
        seats.extend(self.ledger().players().map(|player| player.seat));
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    fn picture(&self) -> Picture {
        self.called().picture(G::picture(self.folded.state()))
    }

    fn picture_at(&self, seq: Seq) -> Picture {
        self.called().picture(G::picture_then(self.table_at(seq).folded.state(), self.folded.state()))
    }

    fn layout(&self) -> Layout {
        G::layout(self.folded.state())
    }

    fn frames(&self) -> Vec<Frame> {
        self.film()
    }

    fn told_to(&self, telling: Telling) -> Box<dyn Referee> {
        Box::new(self.retold(telling))
    }

    fn facts(&self) -> FactSheet {
        G::facts(self.folded.state())
    }

    fn public_facts(&self) -> FactSheet {
        let mut sheet = self.facts();
        for place in &mut sheet {
            place.facts.retain(|(key, _)| !G::is_secret(self.folded.state(), &place.place, key));
        }
        sheet
    }

    fn compare(&self, words: &mut Words) -> Result<Vec<Difference>, Misread> {
        compare::<G>(self.folded.state(), words)
    }

    fn status(&self) -> Status {
        G::status(self.folded.state())
    }

    fn seat_named(&self, word: &str) -> Option<Seat> {
        let by_desk = || {
            let word = fold(word);
            let is_so = |name: &str| folds_to(name, &word);
            let mut called = self.ledger().players().filter(|player| player.short_name().is_some_and(is_so));
            called.next().filter(|_| called.next().is_none()).map(|player| player.seat)
        };
        G::seat_named(self.folded.state(), word).or_else(by_desk)
    }

    fn seat_name(&self, seat: Seat) -> String {
        let name = G::seat_name(self.folded.state(), seat);
        let by_desk = || self.ledger().player(seat)?.short_name().map(str::to_owned);
        // A game that knows players by their letters alone learns their names from the desk.
        if name == seat.to_string() { by_desk().unwrap_or(name) } else { name }
    }

    fn plays(&self) -> Vec<PlayView> {
        self.course().order.iter().filter_map(|seq| self.view(*seq, &|seq| seq)).collect()
    }

    fn plays_that_count(&self) -> usize {
        let course = self.course();
        course.order.iter().filter(|seq| course.stands(**seq)).count()
    }

    fn play(&self, seq: Seq) -> Option<PlayView> {
        self.view(seq, &|seq| seq)
    }

    fn statement(&self, seq: Seq) -> Option<&str> {
        let body = self.records.all.get(usize::try_from(seq).ok()?)?;
        if let (Body::Statement { text, .. }, None) = (body, &self.told) { Some(text) } else { None }
    }

    fn desk_body(&self, seq: Seq) -> Option<Body<Draft>> {
        let body = self.records.all.get(usize::try_from(seq).ok()?)?;
        body.clone().with_event(|_| Err(())).ok()
    }

    fn is_revocable(&self, seq: Seq) -> bool {
        let body = usize::try_from(seq).ok().and_then(|n| self.records.all.get(n));
        body.is_some_and(Body::is_revocable) && !self.ledger().is_revoked(seq)
    }

    fn rewound(&self, rewind: Seq) -> Vec<Seq> {
        self.course().rewound(rewind)
    }

    fn goes_back(&self, rewind: Seq) -> bool {
        self.course().goes_back(rewind)
    }

    fn back_to(&self, first: Seq) -> Result<BackOver, Seq> {
        self.back_over(first)
    }

    fn pointing(&self, seq: Seq, now: &dyn Fn(Seq) -> Seq) -> Option<PlayView> {
        self.view(seq, now)
    }

    fn last_plays(&self, plays: usize) -> Vec<Seq> {
        self.records.last_plays(plays, self.course())
    }

    fn undone(&self) -> Vec<Seq> {
        self.records.undone()
    }

    fn judged(&self) -> u64 {
        self.folded.judged()
    }

    fn next_seq(&self) -> Seq {
        Seq::try_from(self.records.all.len()).unwrap_or(Seq::MAX)
    }

    fn desk_line(&self, seq: Seq) -> Option<String> {
        let body = self.records.all.get(usize::try_from(seq).ok()?)?;
        let line = body.desk_line(|seat| self.seat_name(seat))?;
        let Body::Strike { of, .. } = body else { return Some(line) };
        let shown =
            of.iter().filter_map(|n| self.records.play_of(*n, self.course())).any(|p| G::shows(&p.event));
        Some(if shown { line + " (lo visto queda visto)" } else { line })
    }

    fn moment(&self) -> Moment {
        self.moment.clone()
    }

    fn fork(&self) -> Box<dyn Referee> {
        Box::new(Table {
            moment: self.moment.clone(),
            course: self.course.clone(),
            ledger: self.ledger.clone(),
            told: self.told.clone(),
            names: self.names.clone(),
            ..Table::of(self.records.clone(), self.folded.clone())
        })
    }

    fn at(&self, seq: Seq) -> Box<dyn Referee> {
        Box::new(self.table_at(seq))
    }

    fn before(&self, seq: Seq) -> Box<dyn Referee> {
        Box::new(self.as_before(seq))
    }

    fn then(&self, seq: Seq) -> Box<dyn Referee> {
        Box::new(self.as_then(seq))
    }

    fn in_place_of(&self, seq: Seq) -> Box<dyn Referee> {
        Box::new(self.as_in_place_of(seq))
    }

    fn places(&self) -> Vec<String> {
        self.facts().into_iter().map(|p| p.place).collect()
    }
}
