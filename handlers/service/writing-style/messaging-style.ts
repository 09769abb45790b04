import type { MessagingStyle } from "../../../generated/schemas.ts";
import { messagingGuide } from "./guide.ts";
import { describeLanguages } from "./languages.ts";
import { messageClosing, messageOpening } from "./openings.ts";
import { busiest, perWeek } from "./rhythm.ts";
import { median, shareWhere, tally } from "./statistics.ts";
import {
  describeFormality,
  describeLength,
  describeMarks,
  describeSample,
  maxListed,
  type StyleText,
} from "./style-parts.ts";
import { endsWithQuestion, findEmoji, hasExclamation } from "./text-measures.ts";

export interface MessageText extends StyleText {
  /** If this message is a reply: when the message that it answers was received, epoch milliseconds. Otherwise null. */
  readonly repliedTo: number | null;
}

/** Analyzes how messages are written. `timezone` is an IANA name, `now` epoch milliseconds. */
export function messagingStyle(messages: readonly MessageText[], timezone: string, now: number): MessagingStyle {
  const texts = messages.map(({ text }) => text);
  const times = messages.map(({ at }) => at);
  const { weekdays, hours } = busiest(times, timezone);
  const replyMinutes = messages.flatMap(({ at, repliedTo }) => (repliedTo === null ? [] : (at - repliedTo) / 60_000));
  const style = {
    sample: describeSample(messages),
    languages: describeLanguages(texts),
    length: describeLength(texts),
    openings: tallyFound(texts, messageOpening),
    closings: tallyFound(texts, messageClosing),
    emoji: describeMarks(texts, findEmoji),
    formality: describeFormality(texts),
    question_share: shareWhere(texts, endsWithQuestion),
    exclamation_share: shareWhere(texts, hasExclamation),
    rhythm: {
      messages_per_week: perWeek(times, now),
      median_reply_minutes: median(replyMinutes),
      busiest_weekdays: weekdays,
      busiest_hours: hours,
    },
  };
  return { guide: messagingGuide(style, texts), ...style };
}

function tallyFound(texts: readonly string[], find: (text: string) => string | null) {
  return tally(
    texts.map((text) => [find(text)].filter((found) => found !== null)),
    maxListed,
  );
}
