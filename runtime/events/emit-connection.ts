import type { Kysely } from "kysely";
import type { Surface } from "../contract/surface.ts";
import type { RuntimeTables } from "../store/tables.ts";
import type { EventLog } from "./event-log.ts";

interface Connection {
  readonly accountId: string;
  readonly networkId: number;
  readonly status: "connected" | "disconnected";
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Writes `account.connected` or `account.disconnected`, if the service declares it. */
export async function emitConnection(
  { events, surface }: { readonly events: EventLog; readonly surface: Pick<Surface, "events"> },
  tx: Kysely<RuntimeTables>,
  { accountId, networkId, status, at }: Connection,
): Promise<void> {
  const type = `account.${status}`;
  if (!surface.events?.some(({ name }) => name === type)) return;
  const payload = { [`${status}_at`]: new Date(at).toISOString() };
  await events.emit(tx, { accountId, type, payload, cause: { network_id: networkId } });
}
