import type { RawMessage } from "../records/messages.ts";

type Dated = Pick<RawMessage, "conversation" | "sentAt">;

/**
 * Returns whether the newest of the messages come first. The majority within each conversation decides, then the
 * majority of all messages, because files can list one conversation after another. If all messages have the same time,
 * the newest are assumed to come first.
 */
export function isInReverse(messages: readonly Dated[]): boolean {
  const lasts = new Map<string, Dated>();
  let [within, overall] = [0, 0];
  for (const [at, message] of messages.entries()) {
    const key = message.conversation ?? "";
    within += direction(lasts.get(key), message);
    overall += direction(messages[at - 1], message);
    lasts.set(key, message);
  }
  return (within || overall) <= 0;
}

/** 1 if the second message is later, -1 if it is earlier. */
function direction(before: Dated | undefined, { sentAt }: Dated): number {
  return before === undefined ? 0 : Math.sign(sentAt - before.sentAt);
}
