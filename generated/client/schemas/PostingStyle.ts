// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** Style of the account's posts. */
export interface PostingStyle {
  /** Writing rules, most characteristic first; empty if there are too few texts. */
  guide: string[];
  sample: Schemas["StyleSample"];
  /** Recognized languages: en, de, fr, es. */
  languages: Schemas["StyleShare"][];
  length: Schemas["StyleLength"];
  /** Kinds of post (text, image, poll, ...), most used first. */
  formats: Schemas["StyleShare"][];
  /** Kinds of first line, most used first: question, number, first_person, statement. */
  openings: Schemas["StyleShare"][];
  /** Kinds of last line, most used first: question, call_to_action, hashtags, link, statement. */
  closings: Schemas["StyleShare"][];
  emoji: Schemas["StyleMarks"];
  hashtags: Schemas["StyleMarks"];
  formality: Schemas["StyleFormality"];
  /** Fraction of posts with a question. */
  question_share: number;
  rhythm: Schemas["PostingRhythm"];
}
