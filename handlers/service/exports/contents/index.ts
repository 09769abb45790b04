import type { ExportKind } from "../tables.ts";
import { analytics } from "./analytics.ts";
import { connections } from "./connections.ts";
import { conversations } from "./conversations.ts";
import type { ExportContent } from "./export-content.ts";
import { leads } from "./leads.ts";

/** The content of each kind of file. The options of an order have been validated by the tool of its kind. */
export const contents: Readonly<Record<ExportKind, ExportContent<never>>> = {
  connections,
  conversations,
  leads,
  analytics,
};
