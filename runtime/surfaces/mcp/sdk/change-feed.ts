import type { ServerEvent, ServerEventBus } from "@modelcontextprotocol/server";
import type { ResourceChanges } from "../../../events/resource-changes.ts";
import type { Account } from "../../../identity/accounts.ts";

/** The changes to one account's resources, for a `subscriptions/listen` stream of the 2026 era. */
export interface ChangeFeed {
  /** Options for the SDK's handler. */
  readonly options: { readonly bus: ServerEventBus; readonly maxSubscriptions: number };
  /** Sets the function that ends the stream when the server stops, the caller loses access, or the stream reaches its maximum
   * duration. */
  onEnd(close: () => void): void;
}

/** Maximum number of streams per account; each occupies a connection. */
const maxPerAccount = 64;
/** Maximum duration of a stream; clients open it again. */
const maxStreamMs = 3_600_000;

/** @param watch calls its argument when the caller loses access, and returns a function that ends the watch. */
export async function createChangeFeed(
  changes: ResourceChanges,
  { id: accountId }: Pick<Account, "id">,
  watch: (end: () => void) => () => void,
): Promise<ChangeFeed> {
  const after = await changes.lastEventNumber(accountId);
  let close = (): void => undefined;
  const subscribe = (emit: (event: ServerEvent) => void): (() => void) => {
    const onChange = (uri: string): void => emit({ kind: "resource_updated", uri });
    const onListsChanged = (): void => {
      for (const kind of ["tools_list_changed", "prompts_list_changed", "resources_list_changed"] as const)
        emit({ kind });
    };
    const onEnd = (): void => close();
    const unsubscribe = changes.listen({ accountId, stream: "subscription", after, onChange, onListsChanged, onEnd });
    const timer = setTimeout(onEnd, maxStreamMs).unref();
    const stopWatching = watch(onEnd);
    return () => {
      stopWatching();
      clearTimeout(timer);
      unsubscribe();
    };
  };
  const publish = (): void => undefined; // changes come from `ResourceChanges`, not from the SDK
  return {
    options: {
      bus: { publish, subscribe },
      maxSubscriptions: changes.countOf(accountId, "subscription") < maxPerAccount ? 1 : 0,
    },
    onEnd: (end) => (close = end),
  };
}
