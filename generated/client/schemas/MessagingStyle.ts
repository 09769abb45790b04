// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Style of the account's messages. */
export interface MessagingStyle {
  /** Writing rules, most characteristic first; empty if there are too few texts. */
  guide: string[];
  sample: Schemas["StyleSample"];
  /** Recognized languages: en, de, fr, es. */
  languages: Schemas["StyleShare"][];
  length: Schemas["StyleLength"];
  /** Most used greetings, up to 5; {name} replaces a name. */
  openings: Schemas["StyleShare"][];
  /** Most used sign-offs, up to 5. */
  closings: Schemas["StyleShare"][];
  emoji: Schemas["StyleMarks"];
  formality: Schemas["StyleFormality"];
  /** Fraction of messages that end with a question. */
  question_share: number;
  /** Fraction of messages with an exclamation mark. */
  exclamation_share: number;
  rhythm: Schemas["MessagingRhythm"];
}
