// Generated from spec/resources/shelf_summary.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ShelfSummary } from "../schemas.ts";

/** Shelf summary: The shelf in figures. */
export type ShelfSummaryResourceHandler<Context> = (
  context: Context,
) => Promise<ShelfSummary>;
