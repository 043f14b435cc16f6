//! Lessons, the coach and puzzles on the whole screen.

use crossterm::event::{KeyCode, KeyEvent};
use innovation_engine::{Language, Seat};
use innovation_lessons::{Lesson, LessonMove, LessonRun, LessonStage, Puzzle, PuzzleRun};
use innovation_table::Player;
use innovation_text::{LearnLabel, Text};

use super::{pen, shown};
use crate::app::Screen;
use crate::app::exercise::ExerciseScreen;
use crate::app::menu::{Course, MenuScreen};
use crate::app::message::{Flow, ScreenMessage};
use crate::game::exercise::Exercise;
use crate::game::progress::{Achieved, lesson, puzzle};

fn press(screen: &mut impl Screen, code: KeyCode) -> Flow {
    screen
        .update(ScreenMessage::Key(KeyEvent::from(code)))
        .unwrap()
}

/// Chooses an option by its number.
fn choose(screen: &mut impl Screen, option: usize) -> Flow {
    for digit in (option + 1).to_string().chars() {
        press(screen, KeyCode::Char(digit));
    }
    press(screen, KeyCode::Enter)
}

/// Answers that end the current step well, or poorly.
fn way(run: &LessonRun, good: bool) -> Option<Vec<usize>> {
    let decision = run.view().decision?;
    (0..decision.options.len()).find_map(|option| {
        let mut next = run.clone();
        next.make(LessonMove::Answer(option)).unwrap();
        let rest = match next.stage() {
            LessonStage::Judged(verdict) => (verdict.good == good).then(Vec::new),
            LessonStage::Asked => way(&next, good),
            LessonStage::Done => None,
        };
        rest.map(|rest| [vec![option], rest].concat())
    })
}

/// What is said fills its rows: it is broken once, at the width of its place.
#[test]
fn what_is_said_is_broken_into_rows_once() {
    let first = Exercise::lesson(&Lesson::all()[0]).unwrap();
    let mut screen = ExerciseScreen::new(pen(Language::En), first, Achieved::default());
    choose(&mut screen, 1);
    let frame = shown(&mut screen, 80, 24);
    for row in [
        "That used one of your cards. You’ll",
        "come to that in lesson 3. This time,",
    ] {
        assert!(frame.contains(row), "no `{row}` in\n{frame}");
    }
}

/// A book that was opened over the list of lessons is closed first.
#[test]
fn escape_goes_back_from_the_rules_to_the_list() {
    let courses = Course::lessons();
    let heading = [LearnLabel::Title, LearnLabel::Intro];
    let mut menu = MenuScreen::new(pen(Language::En), heading, courses, &Achieved::default());
    let list = shown(&mut menu, 80, 24);
    assert_eq!(press(&mut menu, KeyCode::F(7)), Flow::GoesOn);
    assert_ne!(shown(&mut menu, 80, 24), list);
    assert_eq!(press(&mut menu, KeyCode::Esc), Flow::GoesOn);
    assert_eq!(shown(&mut menu, 80, 24), list);
    assert_eq!(press(&mut menu, KeyCode::Esc), Flow::Leaves);
}

/// Takes each lesson by keys, every step first in a poor way and then in a good one.
#[test]
fn lessons_are_taken_by_keys() {
    for language in Language::ALL {
        let text = Text::of(language);
        let first = Exercise::lesson(&Lesson::all()[0]).unwrap();
        let mut screen = ExerciseScreen::new(pen(language), first, Achieved::default());
        for taken in Lesson::all() {
            let mut run = LessonRun::new(taken).unwrap();
            loop {
                for good in [false, true] {
                    let answers = way(&run, good).unwrap();
                    for &option in &answers {
                        assert_eq!(choose(&mut screen, option), Flow::GoesOn);
                    }
                    let words = match good {
                        true => text.learn_label(LearnLabel::Good),
                        false => text.learn_label(LearnLabel::Poor),
                    };
                    let frame = shown(&mut screen, 100, 30);
                    assert!(
                        frame.contains(&words),
                        "{}: no `{words}` in\n{frame}",
                        taken.id
                    );
                    if good {
                        answers
                            .iter()
                            .for_each(|&option| run.make(LessonMove::Answer(option)).unwrap());
                    } else {
                        press(&mut screen, KeyCode::F(8));
                    }
                }
                press(&mut screen, KeyCode::Enter);
                run.make(LessonMove::GoOn).unwrap();
                if *run.stage() == LessonStage::Done {
                    break;
                }
            }
            let last = taken.next().is_none();
            let flow = press(&mut screen, KeyCode::Enter);
            assert_eq!(flow, if last { Flow::Done } else { Flow::GoesOn });
        }
        let achieved = screen.achieved();
        assert!(
            Lesson::all()
                .iter()
                .all(|taken| achieved.has(&lesson(&taken.id)))
        );
    }
}

#[test]
fn a_puzzle_is_solved_and_its_solution_shown() {
    let wanted = &Puzzle::all()[0];
    let steps = PuzzleRun::solution(wanted).unwrap();
    let exercise = || Exercise::puzzle(wanted).unwrap();
    let mut screen = ExerciseScreen::new(pen(Language::En), exercise(), Achieved::default());
    for step in &steps {
        let options = &step.view.decision.as_ref().unwrap().options;
        let place = options
            .iter()
            .position(|option| *option == step.choice)
            .unwrap();
        choose(&mut screen, place);
    }
    let frame = shown(&mut screen, 120, 40);
    assert!(frame.contains("Solved"), "{frame}");
    assert!(screen.achieved().has(&puzzle(&wanted.id)));

    let mut screen = ExerciseScreen::new(pen(Language::En), exercise(), Achieved::default());
    press(&mut screen, KeyCode::F(6));
    let frame = shown(&mut screen, 120, 40);
    assert!(frame.contains("The answer is"), "{frame}");
    for _ in &steps {
        press(&mut screen, KeyCode::Right);
    }
    assert!(!screen.achieved().has(&puzzle(&wanted.id)));
}

/// The coach speaks in the guided first game, says why, and can be turned off and on.
#[test]
fn the_coach_speaks_until_turned_off() {
    use innovation_lessons::{GUIDED_SEED, guided_settings};
    let players = vec![
        Player::Person("Ann".to_string()),
        Player::Bot(innovation_bots::Kind::Easy),
    ];
    let table = innovation_table::Table::new(guided_settings(), GUIDED_SEED, players).unwrap();
    let (mut play, _messages) = super::play(pen(Language::En), table);
    let text = Text::of(Language::En);
    let names = play.table().names(text);
    let [words, why] = text.coach_remark("start", None, &names).map(|line| {
        line.to_string()
            .split(' ')
            .take(3)
            .collect::<Vec<_>>()
            .join(" ")
    });
    let mut sees = |words: &str| shown(&mut play, 120, 40).contains(words);
    assert!(sees(&words) && !sees(&why));
    press(&mut play, KeyCode::F(9));
    assert!(shown(&mut play, 120, 40).contains(&why));
    press(&mut play, KeyCode::F(9));
    assert!(!shown(&mut play, 120, 40).contains(&words));
    press(&mut play, KeyCode::F(9));
    assert!(shown(&mut play, 120, 40).contains(&words));
    assert_eq!(play.table().asked(), Some(Seat::ALL[0]));
}
