import type { CallContext, RuntimeTables } from "../../../runtime/index.ts";
import type { AnnotationTables } from "./tables.ts";

/** What the account noted on a member for itself. */
export interface Annotation {
  /** In alphabetical order. */
  readonly tags: readonly string[];
  readonly note: string | null;
}

type Context = Pick<CallContext<RuntimeTables & AnnotationTables>, "db" | "account">;

/** The account's annotations on the members, by member; those without any are left out. */
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

/** The members on whom the account has put a tag, whatever its case. */
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

const parseTags = (tags: string): string[] => JSON.parse(tags) as string[]; // the column holds string[]
