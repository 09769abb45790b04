import type { WritingStyle } from "../../../generated/schemas.ts";
import type { CallContext, RuntimeTables } from "../../../runtime/index.ts";
import { isoTime } from "../../time/iso-time.ts";
import { analyzeStyle, type AnalysisContext, type StyleAnalysis } from "./analyze-style.ts";
import type { WritingStyleRow, WritingStyleTables } from "./tables.ts";

/** The part of the call context required to read the style. */
export type StyleContext = AnalysisContext & Pick<CallContext<RuntimeTables & WritingStyleTables>, "db" | "now">;

/** Reads the stored style guides of the account, with the current statistics as their evidence. */
export async function readWritingStyle(context: StyleContext): Promise<WritingStyle> {
  const { db, account } = context;
  const row = await db
    .selectFrom("svc_writing_styles")
    .selectAll()
    .where("account_id", "=", account.id)
    .executeTakeFirst();
  return describeStyle(context, await analyzeStyle(context, row?.sample), row ?? null);
}

/** Describes the style by the statistics and the stored guides, or by the statistics alone. */
export function describeStyle(
  { account, now }: Pick<StyleContext, "account" | "now">,
  { messaging, posting }: StyleAnalysis,
  row: WritingStyleRow | null,
): WritingStyle {
  const stored = (guide: string | null | undefined) =>
    typeof guide === "string" ? { guide: JSON.parse(guide) as string[] } : {}; // written by refreshWritingStyle
  return {
    account_id: account.id,
    computed_at: isoTime(now()),
    source: (row?.source ?? "statistics") as WritingStyle["source"], // the column contains only these values
    source_reason: row?.source_reason ?? null,
    refreshed_at: row && isoTime(row.refreshed_at),
    messaging: messaging && { ...messaging, ...stored(row?.messaging_guide) },
    posting: posting && { ...posting, ...stored(row?.posting_guide) },
  };
}
