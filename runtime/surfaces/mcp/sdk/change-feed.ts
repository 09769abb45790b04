import type { ServerEvent, ServerEventBus } from "@modelcontextprotocol/server";
import type { ResourceChanges } from "../../../call/resource-changes.ts";
import type { Account } from "../../../identity/accounts.ts";

/** What one `subscriptions/listen` stream of the 2026 era is fed with: the changes of one account's resources. */
export interface ChangeFeed {
  /** Of the SDK's handler. */
  readonly options: { readonly bus: ServerEventBus; readonly maxSubscriptions: number };
  /** Says what ends the stream: the server stops, or the stream has lasted its time. */
  onEnd(close: () => void): void;
}

/** Enough for every client of a team; each holds a connection. */
const maxPerAccount = 64;
/** The key is looked at when a stream begins, so that a client of a revoked key hears of no change after this. */
const maxStreamMs = 3_600_000;

export function createChangeFeed(changes: ResourceChanges, { id: accountId }: Pick<Account, "id">): ChangeFeed {
  let close = (): void => undefined;
  const subscribe = (emit: (event: ServerEvent) => void): (() => void) => {
    const onChange = (uri: string): void => emit({ kind: "resource_updated", uri });
    const unsubscribe = changes.listen({ accountId, onChange, onEnd: () => close() });
    const timer = setTimeout(() => close(), maxStreamMs).unref();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  };
  const publish = (): void => undefined; // changes come from calls alone
  return {
    options: { bus: { publish, subscribe }, maxSubscriptions: changes.countOf(accountId) < maxPerAccount ? 1 : 0 },
    onEnd: (end) => (close = end),
  };
}
