import type { Selectable } from "kysely";
import type { MessageTemplate } from "../../../generated/schemas.ts";
import type { SaveMessageTemplateInput } from "../../../generated/tools/messaging/save_message_template.ts";
import { Failure, type ArgumentProblem, type CallContext } from "../../../runtime/index.ts";
import { subjectLimit } from "../campaigns/setup/step-kinds.ts";
import { checkText } from "../campaigns/setup/check-text.ts";
import { describeTemplates, readTemplate, type TemplateContext } from "./read-templates.ts";
import type { MessageTemplateRow } from "./tables.ts";
import { textLimitOf } from "./template-kinds.ts";

const maxTemplates = 500;

type Content = Pick<MessageTemplateRow, "name" | "kind" | "subject" | "text">;

interface SaveContext extends TemplateContext, Pick<CallContext, "now" | "newId"> {}

/** Creates or changes a template. @throws Failure `not_found`, `conflict` or `invalid_arguments`. */
export async function saveTemplate(context: SaveContext, input: SaveMessageTemplateInput): Promise<MessageTemplate> {
  const before = input.template_id === undefined ? null : await readTemplate(context, input.template_id);
  const content = toContent(input, before);
  const problems = findProblems(content);
  if (problems.length > 0) throw new Failure("invalid_arguments", { errors: problems });
  const row = before ? await change(context, before, content) : await create(context, content);
  const [described] = await describeTemplates(context, [row]);
  if (!described) throw new Error("a template was not described");
  return described;
}

/** The template after the call. The constraints of the tool require every part of a new one. */
function toContent(input: SaveMessageTemplateInput, before: Content | null): Content {
  const kind = input.kind ?? before?.kind ?? "message";
  return {
    name: (input.name ?? before?.name ?? "").trim(),
    kind,
    // If the input has no subject, an InMail keeps its subject and other kinds have none. `findProblems` checks a subject that
    // the input has.
    subject: input.subject ?? (kind === "inmail" ? (before?.subject ?? null) : null),
    text: input.text ?? before?.text ?? "",
  };
}

function findProblems({ name, kind, subject, text }: Content): ArgumentProblem[] {
  const problems: ArgumentProblem[] = [];
  if (name === "")
    problems.push({ pointer: "/name", detail: "The name is blank.", expected: "text that is not blank" });
  if (kind !== "inmail" && subject !== null)
    problems.push({ pointer: "/subject", detail: "Only an InMail has a subject.", hint: "Omit subject." });
  else if (subject !== null) checkText(subject, subjectLimit, "/subject", problems);
  checkText(text, textLimitOf(kind), "/text", problems);
  return problems;
}

type Row = Selectable<MessageTemplateRow>;

const isSame = (row: Row, content: Content): boolean =>
  (["name", "kind", "subject", "text"] as const).every((part) => row[part] === content[part]);

async function create(context: SaveContext, content: Content): Promise<Row> {
  const { db, account, now, newId } = context;
  const { count } = await db
    .selectFrom("svc_message_templates")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("account_id", "=", account.id)
    .executeTakeFirstOrThrow();
  const row = { id: newId("tpl"), account_id: account.id, ...content, created_at: now(), updated_at: now() };
  const named = await findNamed(context, content.name);
  if (named && isSame(named, content)) return named;
  if (named) throw nameInUse(named);
  if (count >= maxTemplates)
    throw new Failure("conflict", {
      detail: `The account has ${maxTemplates} message templates, the maximum.`,
      hint: "Delete one with delete_message_template first.",
    });
  await db.insertInto("svc_message_templates").values(row).execute();
  return row;
}

async function change(context: SaveContext, before: Row, content: Content): Promise<Row> {
  if (isSame(before, content)) return before;
  const named = await findNamed(context, content.name);
  if (named && named.id !== before.id) throw nameInUse(named);
  return context.db
    .updateTable("svc_message_templates")
    .set({ ...content, updated_at: context.now() })
    .where("id", "=", before.id)
    .where("account_id", "=", context.account.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function findNamed({ db, account }: TemplateContext, name: string): Promise<Row | undefined> {
  return db
    .selectFrom("svc_message_templates")
    .selectAll()
    .where("account_id", "=", account.id)
    .where("name", "=", name)
    .executeTakeFirst();
}

const nameInUse = ({ id, name }: Row): Failure =>
  new Failure("conflict", {
    detail: `The template ${id} already has the name "${name}".`,
    hint: "Choose another name, or change that template: list_message_templates returns its template_id.",
  });
