import type { RenderedMessage } from "../../../generated/schemas.ts";
import type { RenderMessageTemplateInput } from "../../../generated/tools/messaging/render_message_template.ts";
import type { CallContext, RuntimeTables } from "../../../runtime/index.ts";
import type { Network } from "../../network/port/network.ts";
import { codePoints, subjectLimit } from "../campaigns/setup/step-kinds.ts";
import type { LeadTables } from "../leads/tables.ts";
import { readTemplate } from "./read-templates.ts";
import type { TemplateTables } from "./tables.ts";
import { textLimitOf } from "./template-kinds.ts";
import {
  findVariables,
  leadValues,
  noValues,
  renderText,
  replaceValues,
  type LeadValues,
} from "../campaigns/setup/text-template.ts";

interface Context extends Pick<CallContext<RuntimeTables & TemplateTables & LeadTables>, "db" | "account" | "now"> {
  readonly network: Pick<Network, "leads">;
}

/** Renders a template and records the member for whom it was rendered. @throws Failure `not_found`. */
export async function renderTemplate(context: Context, input: RenderMessageTemplateInput): Promise<RenderedMessage> {
  const { id, kind, subject, text } = await readTemplate(context, input.template_id);
  const profileId = input.profile_id === undefined ? null : await context.network.leads.find(input.profile_id);
  const given = Object.fromEntries((input.variables ?? []).map(({ name, value }) => [name, value]));
  const values = replaceValues(profileId === null ? noValues : await readValues(context, profileId), given);
  if (profileId !== null) await recordUse(context, id, profileId);
  const rendered = renderText(text, values);
  const line = subject === null ? null : renderText(subject, values);
  const length = codePoints(rendered.text);
  const subjectLength = line && codePoints(line.text);
  const variables = findVariables(`${subject ?? ""}\n${text}`);
  return {
    template_id: id,
    kind,
    profile_id: profileId,
    subject: line && line.text,
    text: rendered.text,
    empty_variables: [...new Set([...(line?.empty ?? []), ...rendered.empty])],
    unused_variables: Object.keys(given).filter((name) => !variables.includes(name)),
    length,
    length_limit: textLimitOf(kind),
    subject_length: subjectLength,
    subject_limit: line && subjectLimit,
    fits: length <= textLimitOf(kind) && (subjectLength ?? 0) <= subjectLimit,
  };
}

/** The values of the profile, and of the custom fields if the member is a lead. */
async function readValues({ db, account, network }: Context, profileId: string): Promise<LeadValues> {
  const member = (await network.leads.describe([profileId])).get(profileId);
  if (!member) throw new Error(`member ${profileId} was not described`);
  const lead = await db
    .selectFrom("svc_leads")
    .select("custom")
    .where("account_id", "=", account.id)
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  return leadValues(member, JSON.parse(lead?.custom ?? "{}") as LeadValues["custom"]); // the type of the column
}

/** Records that a template was rendered for a member. Each member is recorded once, with the last time. */
async function recordUse({ db, now }: Context, template_id: string, profile_id: string): Promise<void> {
  await db
    .insertInto("svc_template_uses")
    .values({ template_id, profile_id, used_at: now() })
    .onConflict((conflict) => conflict.columns(["template_id", "profile_id"]).doUpdateSet({ used_at: now() }))
    .execute();
}
