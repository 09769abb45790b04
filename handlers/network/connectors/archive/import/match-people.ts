import type { Kysely } from "kysely";
import { directKey, type NetTables } from "../../../mirror/tables/net-tables.ts";
import { ArchiveError } from "../read/index.ts";
import type { ArchiveAge } from "./archive-age.ts";
import type { ArchiveRows, ImportedTable } from "./rows/archive-rows.ts";
import { unknownName } from "./rows/member-rows.ts";

interface KnownMember {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly name_key: string;
}

type Aliases = ReadonlyMap<string, string>;

/**
 * Replaces the ids of people in the archive with the ids of the stored members who are the same people. The ids differ
 * if the address was unknown before, if the archive lacks the stored address, or if the account has been closed.
 */
export async function matchPeople(
  db: Kysely<NetTables>,
  age: Pick<ArchiveAge, "ownerId" | "isCurrent">,
  rows: ArchiveRows,
): Promise<ArchiveRows> {
  const known = await db.selectFrom("net_members").select(["id", "handle", "name", "name_key"]).execute();
  if (known.length === 0) return rows;
  refuseStoredOwner(known, age.ownerId, rows);
  const aliases = new Map<string, string>();
  matchHandles(known, rows, aliases);
  const { kept, former } = await matchSenders(db, known, rows, aliases);
  if (age.isCurrent("messages")) await removeParticipants(db, former);
  await matchConnections(db, age.ownerId, known, rows, aliases);
  return keepSenders(aliases.size === 0 ? rows : renameMembers(rows, aliases), kept);
}

/** Members without an address have their id as handle. */
const hasAddress = ({ id, handle }: Pick<KnownMember, "id" | "handle">): boolean => id !== handle;

/**
 * Refuses an archive that identifies its owner if earlier archives, which did not, stored the owner like any other member.
 * Their records of this member cannot become records of the owner.
 * @throws ArchiveError
 */
function refuseStoredOwner(known: readonly KnownMember[], ownerId: string, rows: ArchiveRows): void {
  const owner = rows.net_members.find(({ id }) => id === ownerId);
  const stored = known.find(({ id, handle }) => id !== ownerId && handle === owner?.handle);
  if (stored)
    throw new ArchiveError(
      `The earlier archives of this account do not show that ${stored.name} (${stored.handle}) is their owner. ` +
        "Import this archive into a new account, without --account.",
    );
}

function matchHandles(known: readonly KnownMember[], rows: ArchiveRows, aliases: Map<string, string>): void {
  const byHandle = new Map(known.map((member) => [member.handle, member.id]));
  for (const { id, handle } of rows.net_members) {
    const knownId = byHandle.get(handle);
    if (knownId !== undefined && knownId !== id) aliases.set(id, knownId);
  }
}

/** A stored person without an address, to remove from a conversation: people with addresses turned out to be the senders. */
interface FormerParticipant {
  readonly memberId: string;
  readonly conversationId: string;
}

interface SenderMatches {
  /** The stored senders of the messages from closed accounts, by message. */
  readonly kept: ReadonlyMap<string, string>;
  readonly former: readonly FormerParticipant[];
}

/**
 * Matches the senders of the same message in different archives. While addresses were unknown, all people with the same
 * name were stored as one person. This stored person is matched only if the archive attributes the person's messages to
 * only one sender, who is not stored yet. All closed accounts of a conversation are one person in the archive. This person
 * is matched only if the messages that the archive attributes to it have only one sender in the store.
 */
async function matchSenders(
  db: Kysely<NetTables>,
  known: readonly KnownMember[],
  rows: ArchiveRows,
  aliases: Map<string, string>,
): Promise<SenderMatches> {
  const givenById = new Map(rows.net_members.map((row) => [row.id, row]));
  const storedById = new Map(known.map((member) => [member.id, member]));
  const senders = new Map(rows.net_messages.map((row) => [row.id, row.sender_id]));
  const kept = new Map<string, string>();
  const closed = new Map<string, Set<string>>();
  /**
   * For each stored person without an address, by id: the people with addresses whom the archive shows as senders of the
   * messages that are stored as this person's, and the conversations of these messages.
   */
  const located = new Map<string, { readonly people: Set<string>; readonly conversations: Set<string> }>();
  const messages = db.selectFrom("net_messages").select(["id", "sender_id", "conversation_id"]);
  for (const { id, sender_id, conversation_id } of await messages.execute()) {
    const given = givenById.get(senders.get(id) ?? "");
    const stored = storedById.get(sender_id);
    if (!given || !stored || given.id === stored.id || aliases.has(given.id)) continue;
    if (!hasAddress(given) && given.name === unknownName) {
      kept.set(id, stored.id);
      closed.set(given.id, (closed.get(given.id) ?? new Set()).add(stored.id));
    }
    if (!hasAddress(given) || hasAddress(stored) || given.name_key !== stored.name_key) continue;
    const { people, conversations } = located.get(stored.id) ?? { people: new Set(), conversations: new Set() };
    located.set(stored.id, { people: people.add(given.id), conversations: conversations.add(conversation_id) });
  }
  const former: FormerParticipant[] = [];
  for (const [memberId, { people, conversations }] of located) {
    const [id, ...others] = people;
    const isOne = id !== undefined && others.length === 0 && !storedById.has(id) && !aliases.has(id);
    if (isOne) aliases.set(id, memberId);
    else for (const conversationId of conversations) former.push({ memberId, conversationId });
  }
  for (const [id, [stored, ...others]] of closed) {
    if (stored !== undefined && others.length === 0 && !storedById.has(id)) aliases.set(id, stored);
  }
  return { kept, former };
}

async function removeParticipants(db: Kysely<NetTables>, former: readonly FormerParticipant[]): Promise<void> {
  for (const { memberId, conversationId } of former) {
    const participants = db.deleteFrom("net_participants").where("conversation_id", "=", conversationId);
    await participants.where("member_id", "=", memberId).execute();
  }
}

/** Matches a new connection with one that is gone if the name is unique and at least one has no address. */
async function matchConnections(
  db: Kysely<NetTables>,
  ownerId: string,
  known: readonly KnownMember[],
  rows: ArchiveRows,
  aliases: Map<string, string>,
): Promise<void> {
  const connections = db.selectFrom("net_connections").select("other_id").where("member_id", "=", ownerId);
  const storedIds = new Set((await connections.execute()).map(({ other_id }) => other_id));
  const givenIds = new Set(rows.net_connections.map(({ other_id }) => other_id));
  const isNew = (id: string) => givenIds.has(id) && !storedIds.has(id) && !aliases.has(id);
  const aliased = new Set(aliases.values());
  const gone = uniqueByName(known.filter(({ id }) => storedIds.has(id) && !givenIds.has(id) && !aliased.has(id)));
  for (const [name, given] of uniqueByName(rows.net_members.filter(({ id }) => isNew(id)))) {
    const stored = gone.get(name);
    if (stored && (!hasAddress(given) || !hasAddress(stored))) aliases.set(given.id, stored.id);
  }
}

function uniqueByName<Member extends { readonly name_key: string }>(members: readonly Member[]): Map<string, Member> {
  const unique = new Map<string, Member>();
  const repeated = new Set<string>();
  for (const member of members) {
    if (unique.has(member.name_key)) repeated.add(member.name_key);
    unique.set(member.name_key, member);
  }
  for (const name of repeated) unique.delete(name);
  return unique;
}

/** The columns that can contain ids of members other than the owner. */
export const memberColumns: { readonly [Table in ImportedTable]?: readonly string[] } = {
  net_members: ["id"],
  net_endorsements: ["member_id", "endorser_id"],
  net_recommendations: ["member_id", "author_id"],
  net_connections: ["member_id", "other_id"],
  net_invitations: ["sender_id", "recipient_id"],
  net_follows: ["target_id"],
  net_conversations: ["creator_id"],
  net_participants: ["member_id"],
  net_messages: ["sender_id"],
};

function renameMembers(rows: ArchiveRows, aliases: Aliases): ArchiveRows {
  const renamed = Object.entries(rows).map(([table, list]) => {
    const columns = memberColumns[table as ImportedTable] ?? []; // the keys are tables
    return [table, columns.length === 0 ? list : list.map((row) => renameColumns(row, columns, aliases))];
  });
  const result = Object.fromEntries(renamed) as ArchiveRows; // the same tables and columns
  return { ...result, net_conversations: result.net_conversations.map((row) => renameKey(row, aliases)) };
}

function renameColumns<Row extends object>(row: Row, columns: readonly string[], aliases: Aliases): Row {
  const changed = { ...row } as Record<string, unknown>; // the columns depend on the table
  for (const column of columns) {
    const alias = aliases.get(String(changed[column]));
    if (alias === undefined) continue;
    // The handle of a member without an address is its id, so both change. `mergePerson` then keeps the stored handle.
    if (column === "id" && changed["handle"] === changed["id"]) changed["handle"] = alias;
    changed[column] = alias;
  }
  return changed as Row; // the same columns
}

function renameKey(row: ArchiveRows["net_conversations"][number], aliases: Aliases): typeof row {
  if (row.direct_key === null || row.direct_key === undefined) return row;
  const [one = "", other = ""] = row.direct_key.split(" ").map((id) => aliases.get(id) ?? id);
  return { ...row, direct_key: directKey(one, other) };
}

/**
 * Restores the stored senders of messages from closed accounts, and the creators of conversations that begin with such a
 * message.
 */
function keepSenders(rows: ArchiveRows, kept: ReadonlyMap<string, string>): ArchiveRows {
  if (kept.size === 0) return rows;
  const net_messages = rows.net_messages.map((row) => ({ ...row, sender_id: kept.get(row.id) ?? row.sender_id }));
  const creators = new Map(net_messages.toReversed().map((row) => [row.conversation_id, row.sender_id]));
  const net_conversations = rows.net_conversations.map((row) => ({
    ...row,
    creator_id: creators.get(row.id) ?? row.creator_id,
  }));
  return { ...rows, net_messages, net_conversations };
}
