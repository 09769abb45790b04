import type { NetworkScope } from "../network-view.ts";
import { indexText } from "../sql/full-text.ts";
import { memberText } from "../sql/searchable-text.ts";

/** Adds the current texts of a member to the full-text index. */
export async function indexMember(scope: NetworkScope, id: string): Promise<void> {
  const { db } = scope;
  const member = await db
    .selectFrom("net_members")
    .select(["name", "headline", "about", "title", "company_name", "location", "industry", "school"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const skills = await db
    .selectFrom("net_skills")
    .select("skill")
    .where("member_id", "=", id)
    .orderBy("skill")
    .execute();
  const { text, fields } = memberText(
    member,
    skills.map(({ skill }) => skill),
  );
  await indexText(scope, "net_member_text", id, text, fields);
}
