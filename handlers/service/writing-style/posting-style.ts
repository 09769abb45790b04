import type { PostingStyle } from "../../../generated/schemas.ts";
import { postingGuide } from "./guide.ts";
import { describeLanguages } from "./languages.ts";
import { postClosing, postOpening } from "./openings.ts";
import { busiest, gapsInDays, perWeek } from "./rhythm.ts";
import { median, shareWhere, tally } from "./statistics.ts";
import { describeFormality, describeLength, describeMarks, describeSample, type StyleText } from "./style-parts.ts";
import { findEmoji, findHashtags, hasQuestion } from "./text-measures.ts";

export interface PostText extends StyleText {
  /** `text`, `image`, `poll`, ... */
  readonly format: string;
}

/** Analyzes how posts are written. `timezone` is an IANA name, `now` epoch milliseconds. */
export function postingStyle(posts: readonly PostText[], timezone: string, now: number): PostingStyle {
  const texts = posts.map(({ text }) => text);
  const times = posts.map(({ at }) => at);
  const { weekdays, hours } = busiest(times, timezone);
  const style = {
    sample: describeSample(posts),
    languages: describeLanguages(texts),
    length: describeLength(texts),
    formats: tally(posts.map(({ format }) => [format])),
    openings: tally(texts.map((text) => [postOpening(text)])),
    closings: tally(texts.map((text) => [postClosing(text)])),
    emoji: describeMarks(texts, findEmoji),
    hashtags: describeMarks(texts, findHashtags),
    formality: describeFormality(texts),
    question_share: shareWhere(texts, hasQuestion),
    rhythm: {
      posts_per_week: perWeek(times, now),
      median_gap_days: median(gapsInDays(times)),
      busiest_weekdays: weekdays,
      busiest_hours: hours,
    },
  };
  return { guide: postingGuide(style, texts), ...style };
}
