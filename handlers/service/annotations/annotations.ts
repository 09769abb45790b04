import type { Kysely } from "kysely";
import type { Connection } from "../../../generated/schemas.ts";
import { nearestFew, type CallContext, type RuntimeTables } from "../../../runtime/index.ts";
import type { NetworkConnection } from "../../network/port/relations.ts";
import { toLabelKey, uniqueLabels } from "../../text/labels.ts";
import type { AnnotationTables } from "./tables.ts";

/** The account's private tags and note on a member. */
interface Annotation {
  /** In alphabetical order. */
  readonly tags: readonly string[];
  readonly note: string | null;
}

type Context = Pick<CallContext<RuntimeTables & AnnotationTables>, "db" | "account">;

/** Adds the account's tags and note to each connection. */
export async function addAnnotations(
  context: Context,
  connections: readonly NetworkConnection[],
): Promise<(NetworkConnection & Pick<Connection, keyof Annotation>)[]> {
  const annotations = await readAnnotations(
    context,
    connections.map(({ profile }) => profile.id),
  );
  return connections.map((connection) => {
    const { tags, note } = annotations.get(connection.profile.id) ?? { tags: [], note: null };
    return { ...connection, tags, note };
  });
}

/** Reads the account's annotations on the members, by member id; members whose annotations have never been saved are omitted. */
export async function readAnnotations(
  { db, account }: Context,
  profileIds: readonly string[],
): Promise<ReadonlyMap<string, Annotation>> {
  if (profileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("svc_annotations")
    .select(["profile_id", "tags", "note"])
    .where("account_id", "=", account.id)
    .where("profile_id", "in", [...profileIds])
    .execute();
  return new Map(rows.map(({ profile_id, tags, note }) => [profile_id, { tags: parseTags(tags), note }]));
}

/** Returns the ids of the members to whom the account has given this tag, ignoring its case. */
export async function findTagged(context: Context, tag: string): Promise<string[]> {
  const wanted = toLabelKey(tag);
  return (await readTags(context))
    .filter(({ tags }) => tags.some((own) => toLabelKey(own) === wanted))
    .map(({ profileId }) => profileId);
}

/** Returns the tags of the account that are closest to an unknown one, closest first. */
export async function nearestTags(context: Context, tag: string): Promise<string[]> {
  return nearestFew(tag, new Set((await readTags(context)).flatMap(({ tags }) => tags)), 3);
}

async function readTags({ db, account }: Context): Promise<{ profileId: string; tags: readonly string[] }[]> {
  const rows = await db
    .selectFrom("svc_annotations")
    .select(["profile_id", "tags"])
    .where("account_id", "=", account.id)
    .execute();
  return rows.map(({ profile_id, tags }) => ({ profileId: profile_id, tags: parseTags(tags) }));
}

/** Changes the given parts of the account's annotation of a member. */
export async function saveAnnotation(
  { db, account, now }: Context & Pick<CallContext, "now">,
  profileId: string,
  { tags, note }: { readonly tags?: readonly string[] | undefined; readonly note?: string | null | undefined },
): Promise<void> {
  const changes = {
    ...(tags && { tags: JSON.stringify(uniqueLabels(tags)) }),
    ...(note !== undefined && { note }),
    updated_at: now(),
  };
  await db
    .insertInto("svc_annotations")
    .values({ account_id: account.id, profile_id: profileId, tags: "[]", note: null, ...changes })
    .onConflict((conflict) => conflict.columns(["account_id", "profile_id"]).doUpdateSet(changes))
    .execute();
}

const chunkSize = 100;

/** Adds notes on members, by their ids; existing notes of the account are kept. Returns the number of added notes. */
export async function addNotes(
  { db, accountId, now }: { readonly db: Kysely<AnnotationTables>; readonly accountId: string; readonly now: number },
  notes: ReadonlyMap<string, string>,
): Promise<number> {
  const rows = [...notes].map(([profile_id, note]) => ({
    account_id: accountId,
    profile_id,
    tags: "[]",
    note,
    updated_at: now,
  }));
  let added = 0;
  for (let at = 0; at < rows.length; at += chunkSize) {
    const written = await db
      .insertInto("svc_annotations")
      .values(rows.slice(at, at + chunkSize))
      .onConflict((conflict) =>
        conflict
          .columns(["account_id", "profile_id"])
          .doUpdateSet((set) => ({ note: set.ref("excluded.note"), updated_at: now }))
          .where("svc_annotations.note", "is", null),
      )
      .returning("profile_id")
      .execute();
    added += written.length;
  }
  return added;
}

const parseTags = (tags: string): string[] => JSON.parse(tags) as string[]; // the column contains string[]
