import type { NetworkScope } from "../../../mirror/network-view.ts";
import type { ArchiveContents } from "../read/index.ts";

/** Maximum number of ids in a query, below the parameter limits of both stores. */
const chunkSize = 500;

/**
 * Returns the owner's notes on people, by member id. Must be called after the archive has been written, because
 * a member who was already stored can have a different id than the same person in this archive.
 */
export async function readNotes(
  { db }: NetworkScope,
  { people, personNotes }: Pick<ArchiveContents, "people" | "personNotes">,
): Promise<ReadonlyMap<string, string>> {
  const keys = new Map(people.map(({ id, key }) => [id, key]));
  const notes = new Map<string, string>();
  for (const { personId, note } of personNotes) {
    const key = keys.get(personId);
    if (key) notes.set(key, [notes.get(key), note].filter((text) => text !== undefined).join("\n"));
  }
  const handles = [...notes.keys()];
  const byMember = new Map<string, string>();
  for (let at = 0; at < handles.length; at += chunkSize) {
    const members = db.selectFrom("net_members").select(["id", "handle"]);
    for (const { id, handle } of await members.where("handle", "in", handles.slice(at, at + chunkSize)).execute())
      byMember.set(id, notes.get(handle) ?? "");
  }
  return byMember;
}
