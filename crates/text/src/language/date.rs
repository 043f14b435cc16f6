//! Days as all languages write them in lists.

/// A day as `2026-11-17`, by its number from 1 January 1970 on (`civil_from_days` of Howard Hinnant,
/// <https://howardhinnant.github.io/date_algorithms.html>).
pub fn iso_date(day: u64) -> String {
    // Years begin in March here, so that the leap day is the last one; eras have 400 of them.
    let day = day + 719_468;
    let (era, day) = (day / 146_097, day % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let of_month = day - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    format!("{:04}-{month:02}-{of_month:02}", year + era * 400 + later)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        for (day, date) in [
            (0, "1970-01-01"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (789, "1972-02-29"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_774, "2026-11-17"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!(iso_date(day), date, "{day}");
        }
    }

    /// Two hundred years, counted by hand.
    #[test]
    fn a_day_follows_the_other() {
        let mut date = (1970, 1, 1);
        for day in 0..73_049 {
            let (year, month, of_month) = date;
            assert_eq!(iso_date(day), format!("{year}-{month:02}-{of_month:02}"));
            let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
            let length = match month {
                2 => 28 + u32::from(is_leap),
                4 | 6 | 9 | 11 => 30,
                _ => 31,
            };
            date = match (of_month == length, month == 12) {
                (false, _) => (year, month, of_month + 1),
                (true, false) => (year, month + 1, 1),
                (true, true) => (year + 1, 1, 1),
            };
        }
    }
}
