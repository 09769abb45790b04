import type { Kysely } from "kysely";
import type { TemplateTables } from "../../service/templates/tables.ts";
import { demoId } from "../../network/connectors/embedded/seed/ids.ts";

const dayMs = 86_400_000;

/** Most recently changed first. */
const templates = [
  {
    daysAgo: 3,
    name: "Welcome after connecting",
    kind: "message",
    subject: null,
    text: "Hello {{first_name}}, thank you for connecting! What is {{company}} working on this quarter?",
  },
  {
    daysAgo: 12,
    name: "Invitation after a talk",
    kind: "invitation",
    subject: null,
    text: "Hello {{first_name}}, your talk at {{custom.event}} gave us an idea for our builds. May I add you to my network?",
  },
  {
    daysAgo: 40,
    name: "Question to a platform lead",
    kind: "inmail",
    subject: "How {{company}} measures its platform",
    text: "Hello {{first_name}},\n\nwe are comparing how platform teams decide what to build. As {{title}}, would you answer three questions? I will send you the results.",
  },
] as const;

/** Stores some templates of the account; `now` is the end of the network's history in epoch milliseconds. */
export async function seedMessageTemplates(
  service: Kysely<TemplateTables>,
  { accountId, now }: { readonly accountId: string; readonly now: number },
): Promise<void> {
  const rows = templates.map(({ daysAgo, ...content }, at) => {
    const changedAt = now - daysAgo * dayMs;
    return {
      id: demoId("tpl", at + 1),
      account_id: accountId,
      ...content,
      created_at: changedAt,
      updated_at: changedAt,
    };
  });
  await service.insertInto("svc_message_templates").values(rows).execute();
}
