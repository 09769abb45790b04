import { sql, type Kysely, type RawBuilder } from "kysely";
import { argumentFailure, Failure, prepare, type ValueOf } from "../../../../runtime/index.ts";
import type { NetworkView } from "../network-view.ts";
import { nameFromUrl } from "../page-url.ts";
import type { NetTables } from "../tables/net-tables.ts";

/** Returns the handle in a reference, which is the handle itself or a profile URL. Handles are lowercase. */
export const handleFrom = ({ partial }: NetworkView, reference: string): string =>
  (partial ? partial.nameFromUrl(reference, "in") : nameFromUrl(reference, "in")).toLowerCase();

export const memberNotFound = (): Failure =>
  new Failure("not_found", {
    detail: "There is no such member, or the profile is not visible to this account.",
    hint: "Get ids from search_people or get_connections.",
  });

/**
 * Returns the id of a member. The reference is an id, a public handle or a profile URL.
 * @throws Failure `not_found` if there is none, or if the account or the member blocks the other.
 */
export async function findMemberId(view: NetworkView, reference: string): Promise<string> {
  const { db, memberId } = view;
  const [row] = await findId(db, { memberId, reference, handle: handleFrom(view, reference) });
  if (!row) throw memberNotFound();
  return row.id;
}

/**
 * Like `findMemberId`, for a member other than the account's own.
 * @throws Failure `not_found`, and `invalid_arguments` at `/profile_id` if the reference refers to the account's own member.
 */
export async function findOtherMemberId(view: NetworkView, reference: string): Promise<string> {
  const id = await findMemberId(view, reference);
  if (id === view.memberId)
    throw argumentFailure("/profile_id", "The member is the account itself.", "Specify another member.");
  return id;
}

/** Returns the id of the member that a reference refers to, if the account blocks the member; otherwise null. */
export async function findBlockedId(view: NetworkView, reference: string): Promise<string | null> {
  const handle = handleFrom(view, reference);
  const row = await view.db
    .selectFrom("net_members as m")
    .innerJoin("net_blocks as b", "b.blocked_id", "m.id")
    .select("m.id")
    .where("b.member_id", "=", view.memberId)
    .where((where) => where.or([where("m.id", "=", reference), where("m.handle", "=", handle)]))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The parameters of `matchesReference`. */
export interface Reference {
  readonly memberId: string;
  readonly reference: string;
  readonly handle: string;
}

const findId = prepare((db: Kysely<NetTables>, value: ValueOf<Reference>) =>
  db.selectFrom("net_members as m").select("m.id").where(matchesReference(value)),
);

/** The condition that the reference refers to the member `m` and that the account may see it. */
export const matchesReference = (value: ValueOf<Reference>): RawBuilder<boolean> =>
  sql<boolean>`(m.id = ${value("reference")} or m.handle = ${value("handle")})
    and ${notBlocked({ memberId: value("memberId") }, "m.id")}`;

/** The condition that neither the account nor the member in `column` blocks the other. */
export function notBlocked({ memberId }: Pick<NetworkView, "memberId">, column: string) {
  const member = sql.ref(column);
  // Two conditions, because for a single condition with "or", SQLite would search all blocks of the network.
  return sql<boolean>`not exists (select 1 from net_blocks b where b.member_id = ${memberId} and b.blocked_id = ${member})
    and not exists (select 1 from net_blocks b where b.member_id = ${member} and b.blocked_id = ${memberId})`;
}
