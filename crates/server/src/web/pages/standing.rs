//! How the players stand: icons, points and achievements of all side by side.

use innovation_engine::{Icon, Seat};
use innovation_text::{Notice, Word};
use maud::{Markup, html};

use super::icon;
use super::scene::Scene;

/// The strip that compares all players.
pub fn strip(scene: &Scene) -> Markup {
    let text = scene.text;
    let players = scene.players();
    let most = |icon: Icon| {
        players
            .iter()
            .map(|(_, player)| player.icons.of(icon))
            .max()
    };
    let needed = scene.view.settings.achievements_to_win();
    html! {
        table.standing {
            caption.sr { (text.label(innovation_text::Label::Comparison)) }
            thead {
                tr {
                    td {}
                    @for icon in Icon::ALL { th scope="col" { (icon::spoken(icon, text)) } }
                    th scope="col" { (text.word(Word::Score)) }
                    th scope="col" { (text.word(Word::Achievements)) }
                    th scope="col" { (text.word(Word::Hand)) }
                }
            }
            tbody {
                @for &(seat, player) in &players {
                    tr.mine[scene.mine() == Some(seat)].turn[is_on_turn(scene, seat)] {
                        th scope="row" { (scene.name(seat)) }
                        @for icon in Icon::ALL {
                            @let count = player.icons.of(icon);
                            td.icon-count.most[count > 0 && Some(count) == most(icon)].zero[count == 0] { (count) }
                        }
                        td { (player.points) }
                        td { (text.notice(Notice::AchievementsOf(achievements(scene, seat), needed))) }
                        td { (player.hand.len()) }
                    }
                }
            }
        }
    }
}

/// The achievements of a player, or of both partners where teams are played.
fn achievements(scene: &Scene, seat: Seat) -> u8 {
    let side = scene.view.settings.side(seat).into_iter();
    let players = side.filter_map(|seat| scene.view.player(seat));
    players.map(|player| player.achievements.len()).sum()
}

fn is_on_turn(scene: &Scene, seat: Seat) -> bool {
    scene.view.turn == seat && scene.view.outcome.is_none()
}
