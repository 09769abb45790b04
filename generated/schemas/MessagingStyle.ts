// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { MessagingRhythm, StyleFormality, StyleLength, StyleMarks, StyleSample, StyleShare } from "../schemas.ts";

/** Style of the account's messages. */
export interface MessagingStyle {
  /** Writing rules, most characteristic first; empty if there are too few texts. */
  guide: readonly string[];
  sample: StyleSample;
  /** Recognized languages: en, de, fr, es. */
  languages: readonly StyleShare[];
  length: StyleLength;
  /** Most used greetings, up to 5; {name} replaces a name. */
  openings: readonly StyleShare[];
  /** Most used sign-offs, up to 5. */
  closings: readonly StyleShare[];
  emoji: StyleMarks;
  formality: StyleFormality;
  /** Fraction of messages that end with a question. */
  question_share: number;
  /** Fraction of messages with an exclamation mark. */
  exclamation_share: number;
  rhythm: MessagingRhythm;
}
