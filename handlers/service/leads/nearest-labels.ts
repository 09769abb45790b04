import { nearestFew } from "../../../runtime/index.ts";
import type { LeadCallContext } from "./lead-context.ts";
import type { LeadLabelRow } from "./tables.ts";

const maxLabels = 1_000;

/** Returns the tags or stages of the account's leads that are closest to an unknown one, closest first, in lowercase. */
export async function nearestLabels(
  { db, account }: Pick<LeadCallContext, "db" | "account">,
  kind: LeadLabelRow["kind"],
  label: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom("svc_lead_labels")
    .select("label")
    .distinct()
    .where("account_id", "=", account.id)
    .where("kind", "=", kind)
    .orderBy("label")
    .limit(maxLabels)
    .execute();
  return nearestFew(
    label,
    rows.map((row) => row.label),
    3,
  );
}
