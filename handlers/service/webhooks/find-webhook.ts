import { Failure, type CallContext, type WebhookRow } from "../../../runtime/index.ts";

/** Returns a webhook of the call's account. @throws Failure `not_found`. */
export async function findWebhook(
  { db, account }: Pick<CallContext, "db" | "account">,
  id: string,
): Promise<WebhookRow> {
  const row = await db
    .selectFrom("sb_webhooks")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", account.id)
    .executeTakeFirst();
  if (row) return row;
  throw new Failure("not_found", {
    detail: `The account has no webhook "${id}".`,
    hint: "list_webhooks returns the webhooks of the account.",
  });
}
