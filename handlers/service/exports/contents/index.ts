import type { ExportKind } from "../tables.ts";
import { analytics } from "./analytics.ts";
import { connections } from "./connections.ts";
import { conversations } from "./conversations.ts";
import type { ExportContent } from "./export-content.ts";
import { leads } from "./leads.ts";

/** The content of each kind of file. The tool of each kind has validated the options. */
export const contents: Readonly<Record<ExportKind, ExportContent<never>>> = {
  connections,
  conversations,
  leads,
  analytics,
};
