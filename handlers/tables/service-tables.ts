import type { AnnotationsTables } from "./annotations.ts";
import type { OutreachTables } from "./outreach.ts";
import type { PostAnalyticsTables } from "./post-analytics.ts";
import type { SettingsTables } from "./settings.ts";
import type { SupportTables } from "./support.ts";

/** The service's own tables (`svc_*`), for Kysely; one module a subject. */
export type ServiceTables = SettingsTables & PostAnalyticsTables & SupportTables & OutreachTables & AnnotationsTables;
