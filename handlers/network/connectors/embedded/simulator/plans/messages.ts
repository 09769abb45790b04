import type { Kysely } from "kysely";
import type { NetTables } from "../../../../mirror/tables/net-tables.ts";
import { chance, pick } from "../../seed/rng.ts";
import type { SimulatedEvent } from "../events.ts";
import { correctUnreadCounts } from "../correct-unread-counts.ts";
import { rules } from "../rules.ts";
import { scriptOf, writeLine } from "../texts.ts";
import { decide, delayed, zoneOf, type World } from "../world.ts";

interface MessageRow {
  readonly id: string;
  readonly conversation_id: string;
  readonly sender_id: string;
  readonly created_at: number;
  readonly kind: keyof typeof probability;
}

const probability = {
  direct: rules.message.replyToConnection,
  inmail: rules.message.replyToInmail,
  group: rules.message.replyInGroup,
};

/** Plans the replies to the messages that accounts sent after `since`. */
export async function planReplies(db: Kysely<NetTables>, world: World, since: number): Promise<SimulatedEvent[]> {
  const messages = await db
    .selectFrom("net_messages as m")
    .innerJoin("net_conversations as c", "c.id", "m.conversation_id")
    .select(["m.id", "m.conversation_id", "m.sender_id", "m.created_at", "c.kind"])
    .where("m.sender_id", "in", [...world.accounts])
    .where("m.created_at", ">", since)
    .where("m.deleted_at", "is", null)
    .execute();
  const events: SimulatedEvent[] = [];
  for (const message of messages) events.push(...(await planReply(db, world, message)));
  return events;
}

async function planReply(db: Kysely<NetTables>, world: World, message: MessageRow): Promise<SimulatedEvent[]> {
  const { id, conversation_id, sender_id, created_at, kind } = message;
  const rng = decide(world, "reply", conversation_id, id);
  if (!chance(rng, probability[kind])) return [];
  const others = await db
    .selectFrom("net_participants as p")
    .innerJoin("net_members as m", "m.id", "p.member_id")
    .select(["m.id", "m.location"])
    .where("p.conversation_id", "=", conversation_id)
    .where("p.member_id", "not in", [...world.accounts])
    .orderBy("m.id")
    .execute();
  if (others.length === 0) return [];
  const member = pick(rng, others);
  return [
    {
      at: delayed(rng, zoneOf(member.location), created_at, rules.message.delay),
      key: `reply/${member.id}/${id}`,
      play: async (stage) => {
        const { db: at, as } = stage;
        const last = await readLast(at, conversation_id);
        if (last !== id) return null;
        const { turn } = await at
          .selectFrom("net_messages")
          .select((select) => select.fn.countAll<number>().as("turn"))
          .where("conversation_id", "=", conversation_id)
          .where("sender_id", "=", member.id)
          .executeTakeFirstOrThrow();
        const script = await scriptOf(at, world, { from: sender_id, to: member.id, name: conversation_id });
        const text = writeLine(script, "b", turn);
        const sent = await as(member.id).messaging.send(conversation_id, { text, attachments: [] });
        await correctUnreadCounts(stage, sent);
        return "message";
      },
    },
  ];
}

async function readLast(db: Kysely<NetTables>, conversationId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("net_messages")
    .select("id")
    .where("conversation_id", "=", conversationId)
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
