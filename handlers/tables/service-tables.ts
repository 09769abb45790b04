import type { OutreachTables } from "./outreach.ts";
import type { SettingsTables } from "./settings.ts";

/** The service's own tables (`svc_*`), for Kysely; one module a subject. */
export type ServiceTables = SettingsTables & OutreachTables;
