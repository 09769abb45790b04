import { sql, type Kysely } from "kysely";
import { prepare, type ValueOf } from "../store/prepare.ts";
import type { AccountRow, RuntimeTables } from "../store/tables.ts";
import type { EventLog } from "./event-log.ts";
import type { AnyPayloads, EventCause, MemberEvent } from "./event.ts";

type Tx = Kysely<RuntimeTables>;

/** An event to write for the account of a member. */
export type NewMemberEvent = MemberEvent<AnyPayloads> & { readonly networkId: number; readonly cause: EventCause };

/** The accounts of members of one network, by the id of the member. */
export type MemberAccounts = ReadonlyMap<string, Pick<AccountRow, "id" | "external_id" | "connected_at">>;

/**
 * Writes the events of members who have accounts. Call it once, at the end of a transaction: see `EventLog`. The events of one
 * account keep their order.
 */
export async function emitForMembers(log: EventLog, tx: Tx, events: readonly NewMemberEvent[]): Promise<void> {
  const accounts = new Map<number, MemberAccounts>();
  for (const networkId of new Set(events.map((event) => event.networkId))) {
    const members = events.flatMap((event) => (event.networkId === networkId ? event.memberId : []));
    accounts.set(networkId, await findMemberAccounts(tx, networkId, members));
  }
  const written = events.flatMap((event) => {
    const { networkId, type, payload, cause } = event;
    const accountId = accountOf(accounts.get(networkId), event);
    return accountId === null ? [] : { accountId, type, payload, cause };
  });
  if (written.length > 0) await log.emit(tx, ...written);
}

/** Finds the accounts of members of a network. Without members, it does not query. */
export async function findMemberAccounts(
  tx: Tx,
  networkId: number,
  memberIds: readonly string[],
): Promise<MemberAccounts> {
  const [memberId, ...others] = new Set(memberIds);
  if (memberId === undefined) return new Map();
  const rows = await (others.length === 0
    ? findAccount(tx, { networkId, memberId })
    : findAccounts(tx, { networkId, memberIds: JSON.stringify([memberId, ...others]) }));
  return new Map(rows.map((row) => [row.external_id, row]));
}

/** Finds the account of a single member, the usual case, without the cost of a list. */
const findAccount = prepare((db: Tx, value: ValueOf<{ networkId: number; memberId: string }>) =>
  db
    .selectFrom("sb_accounts")
    .select(["id", "external_id", "connected_at"])
    .where("network_id", "=", value("networkId"))
    .where("external_id", "=", value("memberId")),
);

const findAccounts = prepare((db: Tx, value: ValueOf<{ networkId: number; memberIds: string }>, dialect) =>
  db
    .selectFrom("sb_accounts")
    .select(["id", "external_id", "connected_at"])
    .where("network_id", "=", value("networkId"))
    .where(
      "external_id",
      "in",
      dialect === "sqlite"
        ? sql<string>`(select value from json_each(${value("memberIds")}))`
        : sql<string>`(select json_array_elements_text(${value("memberIds")}::json))`,
    ),
);

/** Returns the account that gets an event; null if the member has none, or had none at that time. */
export function accountOf(
  accounts: MemberAccounts | undefined,
  { memberId, at }: Pick<NewMemberEvent, "memberId" | "at">,
): string | null {
  const account = accounts?.get(memberId);
  return account && account.connected_at <= at ? account.id : null;
}
