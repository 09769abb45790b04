import type { CampaignStep } from "../../../generated/schemas.ts";
import { Failure, type CallContext, type RuntimeTables } from "../../../runtime/index.ts";
import type { CampaignTables } from "../campaigns/tables.ts";
import { readTemplate } from "./read-templates.ts";
import type { MessageTemplateRow, TemplateTables } from "./tables.ts";
import { stepKindOf } from "./template-kinds.ts";

type Context = Pick<CallContext<RuntimeTables & TemplateTables & CampaignTables>, "db" | "account">;

/** Deletes a template. @throws Failure `not_found`, and `conflict` if a running campaign sends its text. */
export async function deleteTemplate(context: Context, id: string): Promise<void> {
  const template = await readTemplate(context, id);
  const campaign = await findRunningUse(context, template);
  if (campaign)
    throw new Failure("conflict", {
      detail: `The running campaign "${campaign.name}" (${campaign.id}) sends this text.`,
      hint: "Call pause_campaign or archive_campaign first.",
    });
  await context.db.deleteFrom("svc_template_uses").where("template_id", "=", id).execute();
  await context.db
    .deleteFrom("svc_message_templates")
    .where("id", "=", id)
    .where("account_id", "=", context.account.id)
    .execute();
}

/** Campaigns store copies of texts: a campaign that uses the template has a variant with the same text. */
async function findRunningUse(
  { db, account }: Context,
  { kind, subject, text }: Pick<MessageTemplateRow, "kind" | "subject" | "text">,
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  const campaigns = await db
    .selectFrom("svc_campaigns")
    .select(["id", "name", "steps"])
    .where("account_id", "=", account.id)
    .where("status", "=", "running")
    .orderBy("id")
    .execute();
  return campaigns.find(({ steps }) =>
    (JSON.parse(steps) as CampaignStep[]) // the type of the column
      .some(
        (step) =>
          step.kind === stepKindOf[kind] &&
          step.variants.some((variant) => variant.text === text && variant.subject === subject),
      ),
  );
}
