import type { Store } from "../../runtime/index.ts";

/** An event of an account, without its number. */
export interface ListedEvent {
  readonly type: string;
  readonly payload: any;
  readonly cause: any;
}

/** Lists the events of an account in order, without the changes to resources. */
export async function listEvents({ store }: { readonly store: Store }, accountId: string): Promise<ListedEvent[]> {
  const rows = await store.reader
    .selectFrom("sb_events")
    .select(["type", "payload", "cause"])
    .where("account_id", "=", accountId)
    .where("type", "!=", "resource.changed")
    .orderBy("seq")
    .execute();
  return rows.map(({ type, payload, cause }) => ({ type, payload: JSON.parse(payload), cause: JSON.parse(cause) }));
}

/** The types of an account's events, in order. */
export const listTypes = async (service: { readonly store: Store }, accountId: string): Promise<string[]> =>
  (await listEvents(service, accountId)).map(({ type }) => type);
