import type { Kysely } from "kysely";
import type { NetTables } from "../../../../mirror/tables/net-tables.ts";
import { groupBy } from "../../seed/groups.ts";
import { chance, pick } from "../../seed/rng.ts";
import type { SimulatedEvent } from "../events.ts";
import { rules } from "../rules.ts";
import { scriptOf, writeLine } from "../texts.ts";
import { decisionRng, delayed, zoneOf, type World } from "../world.ts";

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
  const sent = db
    .selectFrom("net_messages as m")
    .where("m.sender_id", "in", [...world.accounts])
    .where("m.created_at", ">", since)
    .where("m.deleted_at", "is", null);
  const messages = await sent
    .innerJoin("net_conversations as c", "c.id", "m.conversation_id")
    .select(["m.id", "m.conversation_id", "m.sender_id", "m.created_at", "c.kind"])
    .execute();
  if (messages.length === 0) return [];
  const participants = await db
    .selectFrom("net_participants as p")
    .innerJoin("net_members as m", "m.id", "p.member_id")
    .select(["p.conversation_id", "m.id", "m.location"])
    .where("p.conversation_id", "in", sent.select("m.conversation_id"))
    .where("p.member_id", "not in", [...world.accounts])
    .orderBy("m.id")
    .execute();
  const others = groupBy(participants, ({ conversation_id }) => conversation_id);
  return messages.flatMap((message) => planReply(world, message, others.get(message.conversation_id) ?? []));
}

type Participant = Readonly<Record<"id" | "location", string>>;

function planReply(world: World, message: MessageRow, others: readonly Participant[]): SimulatedEvent[] {
  const { id, conversation_id, sender_id, created_at, kind } = message;
  if (others.length === 0) return [];
  const members = [sender_id, ...others.map((other) => other.id)];
  const rng = decisionRng(world, "reply", ...members, created_at); // not the ids of the message and the conversation, which are random
  if (!chance(rng, probability[kind])) return [];
  const member = pick(rng, others);
  return [
    {
      at: delayed(rng, zoneOf(member.location), created_at, rules.message.delay),
      key: `reply/${member.id}/${id}`,
      run: async ({ db, as }) => {
        const last = await readLast(db, conversation_id);
        if (last !== id) return null;
        const { turn } = await db
          .selectFrom("net_messages")
          .select((select) => select.fn.countAll<number>().as("turn"))
          .where("conversation_id", "=", conversation_id)
          .where("sender_id", "=", member.id)
          .executeTakeFirstOrThrow();
        const script = await scriptOf(db, world, { from: sender_id, to: member.id, name: members.join("/") });
        const text = writeLine(script, "b", turn);
        await as(member.id).messaging.send(conversation_id, { text, attachments: [] });
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
