// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { PostingRhythm, StyleFormality, StyleLength, StyleMarks, StyleSample, StyleShare } from "../schemas.ts";

/** Style of the account's posts. */
export interface PostingStyle {
  /** Writing rules, most characteristic first; empty if there are too few texts. */
  guide: readonly string[];
  sample: StyleSample;
  /** Recognized languages: en, de, fr, es. */
  languages: readonly StyleShare[];
  length: StyleLength;
  /** Kinds of post (text, image, poll, ...), most used first. */
  formats: readonly StyleShare[];
  /** Kinds of first line, most used first: question, number, first_person, statement. */
  openings: readonly StyleShare[];
  /** Kinds of last line, most used first: question, call_to_action, hashtags, link, statement. */
  closings: readonly StyleShare[];
  emoji: StyleMarks;
  hashtags: StyleMarks;
  formality: StyleFormality;
  /** Fraction of posts with a question. */
  question_share: number;
  rhythm: PostingRhythm;
}
