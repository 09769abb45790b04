import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkContact } from "../../port/leads.ts";
import { excerptOf } from "../content/post-parts.ts";
import type { NetworkView } from "../network-view.ts";
import { contactsWith } from "./last-interactions.ts";

type Contact = Omit<NetworkContact, "at"> & { readonly at: number };

const excerptLength = 200;

/** Reads the newest contacts between the account and a member, newest first. */
export async function readContacts(view: NetworkView, id: string, limit: number): Promise<NetworkContact[]> {
  const contacts = [
    ...(await readConnection(view, id)),
    ...(await readInvitations(view, id)),
    ...(await readMessages(view, id, limit)),
    ...(await readEngagement(view, id)),
  ];
  return contacts
    .sort((one, other) => other.at - one.at)
    .slice(0, limit)
    .map((contact) => ({ ...contact, at: isoTime(contact.at) }));
}

const plain = { text: null, conversation_id: null };

async function readConnection({ db, memberId }: NetworkView, id: string): Promise<Contact[]> {
  const rows = await db
    .selectFrom("net_connections")
    .select("connected_at")
    .where("member_id", "=", memberId)
    .where("other_id", "=", id)
    .where("connected_at", ">", 0) // 0 means unknown
    .execute();
  return rows.map(({ connected_at }) => ({ ...plain, kind: "connected", at: connected_at }));
}

/** Each invitation, and how it ended. */
async function readInvitations({ db, memberId }: NetworkView, id: string): Promise<Contact[]> {
  const rows = await db
    .selectFrom("net_invitations")
    .select(["sender_id", "message", "status", "created_at", "responded_at"])
    .where((where) =>
      where.or([
        where.and({ sender_id: memberId, recipient_id: id }),
        where.and({ sender_id: id, recipient_id: memberId }),
      ]),
    )
    .execute();
  return rows.flatMap(({ sender_id, message, status, created_at, responded_at }): Contact[] => {
    const kind = sender_id === memberId ? "invitation_sent" : "invitation_received";
    const start: Contact = { ...plain, kind, text: message && excerptOf(message, excerptLength), at: created_at };
    return status === "pending" || responded_at === null
      ? [start]
      : [start, { ...plain, kind: `invitation_${status}`, at: responded_at }];
  });
}

/** The newest messages of the account's conversations with the member. */
async function readMessages({ db, memberId }: NetworkView, id: string, limit: number): Promise<Contact[]> {
  const rows = await db
    .selectFrom("net_participants as theirs")
    .innerJoin("net_participants as own", (join) =>
      join.onRef("own.conversation_id", "=", "theirs.conversation_id").on("own.member_id", "=", memberId),
    )
    .innerJoin("net_conversations as c", "c.id", "theirs.conversation_id")
    .innerJoin("net_messages as m", "m.conversation_id", "c.id")
    .select(["m.sender_id", "m.text", "m.created_at", "m.conversation_id"])
    .where("theirs.member_id", "=", id)
    .where("c.kind", "in", ["direct", "inmail"])
    .where("m.deleted_at", "is", null)
    .orderBy("m.created_at", "desc")
    .orderBy("m.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ sender_id, text, created_at, conversation_id }) => ({
    kind: sender_id === memberId ? "message_sent" : "message_received",
    at: created_at,
    text: excerptOf(text, excerptLength),
    conversation_id,
  }));
}

/** The member's latest comment on and reaction to the account's posts. */
async function readEngagement(view: NetworkView, id: string): Promise<Contact[]> {
  const rows = await view.db
    .selectFrom(contactsWith(view, [id]).as("contact"))
    .select(["kind", "at"])
    .where("kind", "in", ["comment_received", "reaction_received"])
    .execute();
  return rows.map((row) => ({ ...plain, ...row }));
}
