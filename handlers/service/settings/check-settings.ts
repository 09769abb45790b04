import type { DelayRange, Weekday, WorkingHours } from "../../../generated/schemas.ts";
import { argumentFailure } from "../../../runtime/index.ts";

const weekdays: readonly Weekday[] = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/**
 * The name of a time zone as the IANA database spells it, aliases included. Offsets (`+02:00`) are no names.
 * @throws Failure `invalid_arguments` when there is no such time zone.
 */
export function checkTimezone(timezone: string): string {
  try {
    if (!/^[A-Za-z]/.test(timezone)) throw new RangeError();
    const known = new Intl.DateTimeFormat("en", { timeZone: timezone }).resolvedOptions().timeZone;
    // ICU answers some present names with older ones (Asia/Kolkata with Asia/Calcutta): only the case is taken from it.
    return known.toLowerCase() === timezone.toLowerCase() ? known : timezone;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw argumentFailure(
      "/timezone",
      `"${timezone}" is not a time zone of the IANA database.`,
      'Use a name like "Europe/Lisbon".',
    );
  }
}

/** The canonical form of a BCP 47 tag. @throws Failure `invalid_arguments` for one that is not well-formed. */
export function checkLanguage(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? language;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw argumentFailure("/language", `"${language}" is not a language tag of BCP 47.`, 'Use a tag like "pt-BR".');
  }
}

/** Working hours with their days in order of the week. @throws Failure `invalid_arguments` unless they end after they start. */
export function checkWorkingHours({ days, start, end }: WorkingHours): WorkingHours {
  if (end <= start) throw argumentFailure("/working_hours/end", `Work has to end after it starts at ${start}.`);
  return { days: weekdays.filter((day) => days.includes(day)), start, end };
}

/** @throws Failure `invalid_arguments` when the longest pause is shorter than the shortest. */
export function checkDelay({ min, max }: DelayRange): DelayRange {
  if (max < min) throw argumentFailure("/delay_seconds/max", `The longest pause has to be min (${min}) or more.`);
  return { min, max };
}
