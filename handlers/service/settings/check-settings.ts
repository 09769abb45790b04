import type { DelayRange, WorkingHours } from "../../../generated/schemas.ts";
import { argumentFailure } from "../../../runtime/index.ts";
import { weekdays } from "../../time/weekdays.ts";

/**
 * Returns the name of a time zone in the spelling of the IANA database. If ICU uses another name
 * for the zone, returns the given name unchanged. Offsets (`+02:00`) are not names.
 * @throws Failure `invalid_arguments` if there is no such time zone.
 */
export function checkTimezone(timezone: string): string {
  try {
    if (!/^[A-Za-z]/.test(timezone)) throw new RangeError();
    const known = new Intl.DateTimeFormat("en", { timeZone: timezone }).resolvedOptions().timeZone;
    // ICU replaces some current names with older ones (Asia/Kolkata with Asia/Calcutta), so its name is used only if it equals
    // the input, ignoring case.
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

/** Returns the canonical form of a BCP 47 tag. @throws Failure `invalid_arguments` if the tag is not well-formed. */
export function checkLanguage(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? language;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw argumentFailure("/language", `"${language}" is not a valid BCP 47 language tag.`, 'Use a tag like "pt-BR".');
  }
}

/**
 * Returns the working hours with their days in order.
 * @throws Failure `invalid_arguments` unless the end is later than the start.
 */
export function checkWorkingHours({ days, start, end }: WorkingHours): WorkingHours {
  if (end <= start) throw argumentFailure("/working_hours/end", `The end must be later than the start (${start}).`);
  return { days: weekdays.filter((day) => days.includes(day)), start, end };
}

/** @throws Failure `invalid_arguments` if the maximum delay is shorter than the minimum. */
export function checkDelay({ min, max }: DelayRange): DelayRange {
  if (max < min) throw argumentFailure("/delay_seconds/max", `The maximum must be at least the minimum (${min}).`);
  return { min, max };
}
