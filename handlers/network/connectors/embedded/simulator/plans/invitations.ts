import type { Kysely } from "kysely";
import type { NetTables } from "../../../../mirror/tables/net-tables.ts";
import { chance } from "../../seed/rng.ts";
import type { SimulatedEvent } from "../events.ts";
import { rules } from "../rules.ts";
import { scriptOf, writeLine } from "../texts.ts";
import { decisionRng, delayed, zoneOf, type World } from "../world.ts";

interface InvitationRow {
  readonly id: string;
  readonly sender_id: string;
  readonly recipient_id: string;
  readonly message: string | null;
  readonly created_at: number;
  readonly location: string;
}

/** Plans the responses to the invitations that accounts sent after `since`. */
export async function planInvitationResponses(
  db: Kysely<NetTables>,
  world: World,
  since: number,
): Promise<SimulatedEvent[]> {
  const rows = await db
    .selectFrom("net_invitations as i")
    .innerJoin("net_members as m", "m.id", "i.recipient_id")
    .select(["i.id", "i.sender_id", "i.recipient_id", "i.message", "i.created_at", "m.location"])
    .where("i.sender_id", "in", [...world.accounts])
    .where("i.recipient_id", "not in", [...world.accounts])
    .where("i.created_at", ">", since)
    .where("i.status", "in", ["pending", "accepted"])
    .execute();
  return rows.flatMap((row) => planResponses(world, row));
}

function planResponses(world: World, invitation: InvitationRow): SimulatedEvent[] {
  const { id, sender_id, recipient_id, message, created_at, location } = invitation;
  const { accept, acceptIfMutual, acceptIfNote, decline, delay, greet, greetDelay } = rules.invitation;
  const name = `invitation/${sender_id}/${recipient_id}/${created_at}`; // not its id, which is random
  const key = `${name}/${id}`;
  const rng = decisionRng(world, name);
  const draw = rng.next();
  const at = delayed(rng, zoneOf(location), created_at, delay);
  const response: SimulatedEvent = {
    at,
    key,
    run: async ({ db, as }) => {
      const mutual = await hasMutual(db, sender_id, recipient_id);
      const limit = accept + (mutual ? acceptIfMutual : 0) + (message === null ? 0 : acceptIfNote);
      if (draw >= limit + decline) return null;
      const action = draw < limit ? "accept" : "decline";
      const { status } = await readInvitation(db, id);
      if (status !== "pending") return null;
      await as(recipient_id).invitations.respond(id, action, null);
      return action === "accept" ? "accept_invitation" : "decline_invitation";
    },
  };
  if (!chance(rng, greet)) return [response];
  const greeting: SimulatedEvent = {
    at: delayed(rng, zoneOf(location), at, greetDelay),
    key: `${key}/greeting`,
    run: async ({ db, as }) => {
      const { responded_at } = await readInvitation(db, id);
      if (responded_at !== at) return null;
      const script = await scriptOf(db, world, { from: recipient_id, to: sender_id, name });
      const text = writeLine(script, "a", 0);
      await as(recipient_id).messaging.sendTo(sender_id, { text, attachments: [] });
      return "message";
    },
  };
  return [response, greeting];
}

function readInvitation(db: Kysely<NetTables>, id: string) {
  return db
    .selectFrom("net_invitations")
    .select(["status", "responded_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

async function hasMutual(db: Kysely<NetTables>, one: string, other: string): Promise<boolean> {
  const row = await db
    .selectFrom("net_connections as a")
    .innerJoin("net_connections as b", "b.other_id", "a.other_id")
    .select("a.other_id")
    .where("a.member_id", "=", one)
    .where("b.member_id", "=", other)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
