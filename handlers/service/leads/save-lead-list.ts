import type { SaveLeadListInput } from "../../../generated/tools/campaigns/save_lead_list.ts";
import { Failure } from "../../../runtime/index.ts";
import { toLabelKey } from "../../text/labels.ts";
import type { LeadCallContext } from "./lead-context.ts";
import { requireLeadList } from "./lead-lists.ts";

/**
 * Changes the list with this id. Without an id, changes the list with this name if there is one, or creates a list.
 * @returns the list's id.
 * @throws Failure `not_found`, and `conflict` if another list has the new name.
 */
export async function saveLeadList(context: LeadCallContext, input: SaveLeadListInput): Promise<string> {
  const { lead_list_id, description } = input;
  const name = input.name?.trim();
  if (lead_list_id !== undefined) await requireLeadList(context, lead_list_id);
  const known = name === undefined ? undefined : await findByName(context, name);
  const id = lead_list_id ?? known?.id;
  if (id === undefined) return create(context, name ?? "", description ?? null);
  if (known && known.id !== id)
    throw new Failure("conflict", {
      detail: `The list ${known.id} already has this name.`,
      hint: "Choose another name, or use that list: list_lead_lists shows it.",
    });
  const renames = lead_list_id !== undefined && name !== undefined;
  if (renames || description !== undefined) await change(context, id, { ...(renames && { name }), description });
  return id;
}

function findByName({ db, account }: LeadCallContext, name: string) {
  return db
    .selectFrom("svc_lead_lists")
    .select("id")
    .where("account_id", "=", account.id)
    .where("name_key", "=", toLabelKey(name))
    .orderBy("created_at")
    .orderBy("id")
    .executeTakeFirst();
}

async function create(context: LeadCallContext, name: string, description: string | null): Promise<string> {
  const { db, account, now, newId } = context;
  const id = newId("lst");
  const times = { created_at: now(), updated_at: now() };
  await db
    .insertInto("svc_lead_lists")
    .values({ id, account_id: account.id, name, name_key: toLabelKey(name), description, ...times })
    .execute();
  return id;
}

async function change(
  { db, account, now }: LeadCallContext,
  id: string,
  { name, description }: { readonly name?: string; readonly description: string | null | undefined },
): Promise<void> {
  await db
    .updateTable("svc_lead_lists")
    .set({
      ...(name !== undefined && { name, name_key: toLabelKey(name) }),
      ...(description !== undefined && { description }),
      updated_at: now(),
    })
    .where("id", "=", id)
    .where("account_id", "=", account.id)
    .execute();
}
