import type { RawMessage } from "../records/messages.ts";

type Dated = Pick<RawMessage, "conversation" | "sentAt">;

/**
 * Returns whether the newest of the messages come first. Each message is compared with the previous one of its
 * conversation, because files can list one conversation after another; the more frequent direction decides. On a tie,
 * each message is compared with the previous one in the file. On another tie, the newest are assumed to come first.
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
