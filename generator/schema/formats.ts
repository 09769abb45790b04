import type { FormatDefinition } from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";

/**
 * Matches the form of a `date-time` of RFC 3339, and also offsets without a colon. The library also accepts white space
 * between date and time, and offsets without minutes. `Date.parse` misreads some of these.
 */
export const DATE_TIME_FORM = /^[\d-]+t[\d:.]+(?:z|[+-]\d\d:?\d\d)$/i;

const libraryDateTime = fullFormats["date-time"] as FormatDefinition<string> & {
  readonly validate: (text: string) => boolean;
};

/** The `date-time` that validators of services accept. */
export const dateTime: FormatDefinition<string> = {
  ...libraryDateTime,
  validate: (text) => DATE_TIME_FORM.test(text) && libraryDateTime.validate(text),
};

/** All formats that a specification may use. */
export const formats = { ...fullFormats, "date-time": dateTime };
