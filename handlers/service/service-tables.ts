import type { AnnotationsTables } from "./annotations/tables.ts";
import type { OutreachTables } from "./campaigns/tables.ts";
import type { PostAnalyticsTables } from "./analytics/tables.ts";
import type { SettingsTables } from "./settings/tables.ts";
import type { SupportTables } from "./tickets/tables.ts";

/** The service's own tables (`svc_*`), for Kysely; one module a subject. */
export type ServiceTables = SettingsTables & PostAnalyticsTables & SupportTables & OutreachTables & AnnotationsTables;
