import { createHash } from "node:crypto";
import type { Clock } from "../clock.ts";
import { Failure } from "../contract/failure.ts";
import type { Store } from "../store/store.ts";

interface Services {
  readonly store: Store;
  readonly clock: Clock;
}

const maxPerSession = 100;
/** A session expires if it opens no stream for this long. Streams of active sessions are opened at least every hour. */
const retentionMs = 7 * 86_400_000;

/** Sessions are stored as hashes, because ids are long. */
const keyOf = (session: string): string => createHash("sha256").update(session).digest("base64url");

/**
 * Subscribes a session of the older MCP era to a resource. Any node may serve the session's stream.
 * @throws Failure `rate_limited` if the session has too many subscriptions.
 */
export async function subscribe({ store, clock }: Services, session: string, uri: string): Promise<void> {
  const key = keyOf(session);
  await store.transaction(async (tx) => {
    const used_at = clock();
    await tx
      .insertInto("sb_subscriptions")
      .values({ session: key, uri, used_at })
      .onConflict((conflict) => conflict.columns(["session", "uri"]).doUpdateSet({ used_at }))
      .execute();
    const { count } = await tx
      .selectFrom("sb_subscriptions")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("session", "=", key)
      .executeTakeFirstOrThrow();
    if (count <= maxPerSession) return;
    const detail = `A session may be subscribed to at most ${maxPerSession} resources.`;
    throw new Failure("rate_limited", { detail, hint: "Unsubscribe from other resources." });
  });
}

export async function unsubscribe({ store }: Services, session: string, uri: string): Promise<void> {
  await store.writer
    .deleteFrom("sb_subscriptions")
    .where("session", "=", keyOf(session))
    .where("uri", "=", uri)
    .execute();
}

export async function isSubscribed({ store }: Services, session: string, uri: string): Promise<boolean> {
  const row = await store.reader
    .selectFrom("sb_subscriptions")
    .select("uri")
    .where("session", "=", keyOf(session))
    .where("uri", "=", uri)
    .executeTakeFirst();
  return row !== undefined;
}

/** Renews the subscriptions of a session, which would otherwise expire. Call it when the session opens its stream. */
export async function renewSubscriptions({ store, clock }: Services, session: string): Promise<void> {
  await store.relaxedWriter
    .updateTable("sb_subscriptions")
    .set({ used_at: clock() })
    .where("session", "=", keyOf(session))
    .execute();
}

/** Deletes the subscriptions of expired sessions. */
export async function deleteOldSubscriptions(tx: Store["writer"], now: number): Promise<void> {
  await tx
    .deleteFrom("sb_subscriptions")
    .where("used_at", "<", now - retentionMs)
    .execute();
}
