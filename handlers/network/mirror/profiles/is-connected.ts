import type { Kysely } from "kysely";
import { Failure, prepare, type ValueOf } from "../../../../runtime/index.ts";
import type { NetworkView } from "../network-view.ts";
import type { NetTables } from "../tables/net-tables.ts";

/** Returns whether a member is a first-degree connection of the account. */
export async function isConnected({ db, memberId }: NetworkView, otherId: string): Promise<boolean> {
  const [connection] = await findConnection(db, { memberId, otherId });
  return connection !== undefined;
}

const findConnection = prepare((db: Kysely<NetTables>, value: ValueOf<{ memberId: string; otherId: string }>) =>
  db
    .selectFrom("net_connections")
    .select("other_id")
    .where("member_id", "=", value("memberId"))
    .where("other_id", "=", value("otherId")),
);

/** @throws Failure `not_connected` unless a member is a first-degree connection of the account. */
export async function requireConnection(view: NetworkView, otherId: string): Promise<void> {
  if (!(await isConnected(view, otherId))) throw new Failure("not_connected");
}
