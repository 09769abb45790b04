import type { Connection } from "../../../generated/schemas.ts";
import type { CallContext, RuntimeTables } from "../../../runtime/index.ts";
import type { NetworkConnection } from "../../network/port/relations.ts";
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
): Promise<Connection[]> {
  const annotations = await readAnnotations(
    context,
    connections.map(({ profile }) => profile.id),
  );
  return connections.map((connection) => {
    const { tags, note } = annotations.get(connection.profile.id) ?? { tags: [], note: null };
    return { ...connection, tags, note };
  });
}

/** Reads the account's annotations on the members, by member id; members without any are omitted. */
async function readAnnotations(
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

/** Returns the ids of the members that the account has tagged, ignoring the case of the tag. */
export async function findTagged({ db, account }: Context, tag: string): Promise<string[]> {
  const wanted = tag.toLowerCase();
  const rows = await db
    .selectFrom("svc_annotations")
    .select(["profile_id", "tags"])
    .where("account_id", "=", account.id)
    .execute();
  return rows
    .filter(({ tags }) => parseTags(tags).some((own) => own.toLowerCase() === wanted))
    .map(({ profile_id }) => profile_id);
}

const parseTags = (tags: string): string[] => JSON.parse(tags) as string[]; // the column contains string[]
