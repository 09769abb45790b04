import type { Selectable } from "kysely";
import type { MessageTemplate } from "../../../generated/schemas.ts";
import { Failure, type CallContext, type RuntimeTables } from "../../../runtime/index.ts";
import { afterPosition, toPage } from "../../paging/keyset.ts";
import type { Page, PageRequest } from "../../paging/page.ts";
import { isoTime, isoTimeOrNull } from "../../time/iso-time.ts";
import type { MessageTemplateRow, TemplateKind, TemplateTables } from "./tables.ts";
import { findVariables } from "../campaigns/setup/text-template.ts";

export type TemplateContext = Pick<CallContext<RuntimeTables & TemplateTables>, "db" | "account">;

/** @throws Failure `not_found`. */
export async function readTemplate(
  { db, account }: TemplateContext,
  id: string,
): Promise<Selectable<MessageTemplateRow>> {
  const row = await db
    .selectFrom("svc_message_templates")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", account.id)
    .executeTakeFirst();
  if (row) return row;
  throw new Failure("not_found", {
    detail: "There is no such message template.",
    hint: "list_message_templates returns the ids of templates.",
  });
}

/** Lists the account's templates, latest change first. */
export async function listTemplates(
  context: TemplateContext,
  kind: TemplateKind | null,
  page: PageRequest,
): Promise<Page<MessageTemplate>> {
  const rows = await context.db
    .selectFrom("svc_message_templates")
    .selectAll()
    .where("account_id", "=", context.account.id)
    .$if(kind !== null, (select) => select.where("kind", "=", kind ?? "message"))
    .where(afterPosition(["updated_at", "id"], page.after, "desc"))
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(page.limit + 1)
    .execute();
  return toPage(
    rows,
    page,
    ({ updated_at, id }) => [updated_at, id],
    (shown) => describeTemplates(context, shown),
  );
}

/** Adds the variables and uses of templates. */
export async function describeTemplates(
  { db }: TemplateContext,
  rows: readonly Selectable<MessageTemplateRow>[],
): Promise<MessageTemplate[]> {
  if (rows.length === 0) return [];
  const uses = await db
    .selectFrom("svc_template_uses")
    .select(({ fn }) => ["template_id", fn.countAll<number>().as("count"), fn.max("used_at").as("last")])
    .where(
      "template_id",
      "in",
      rows.map(({ id }) => id),
    )
    .groupBy("template_id")
    .execute();
  return rows.map(({ account_id: _, ...row }) => {
    const use = uses.find(({ template_id }) => template_id === row.id);
    return {
      ...row,
      variables: findVariables(`${row.subject ?? ""}\n${row.text}`),
      use_count: use?.count ?? 0,
      last_used_at: isoTimeOrNull(use?.last ?? null),
      created_at: isoTime(row.created_at),
      updated_at: isoTime(row.updated_at),
    };
  });
}
