import { textOrder, type Migrations } from "../../../runtime/index.ts";

export type TemplateKind = "message" | "invitation" | "inmail";

/** A text with variables. Times are epoch milliseconds. */
export interface MessageTemplateRow {
  id: string;
  account_id: string;
  /** Unique for the account. */
  name: string;
  kind: TemplateKind;
  /** Only for an InMail. */
  subject: string | null;
  text: string;
  created_at: number;
  updated_at: number;
}

/** A member for whom a template was rendered. */
export interface TemplateUseRow {
  template_id: string;
  profile_id: string;
  /** The last time, epoch milliseconds. */
  used_at: number;
}

export interface TemplateTables {
  svc_message_templates: MessageTemplateRow;
  svc_template_uses: TemplateUseRow;
}

export const templateMigrations: Migrations = {
  svc_0050_message_templates: (dialect) => ({
    up: async (db) => {
      await db.schema
        .createTable("svc_message_templates")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("account_id", "text", (column) => column.notNull().references("sb_accounts.id"))
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("subject", "text")
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("updated_at", "bigint", (column) => column.notNull())
        .addUniqueConstraint("svc_message_templates_name", ["account_id", "name"])
        .execute();
      await db.schema
        .createTable("svc_template_uses")
        .addColumn("template_id", "text", (column) => column.notNull().references("svc_message_templates.id"))
        .addColumn("profile_id", "text", (column) => column.notNull())
        .addColumn("used_at", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("svc_template_uses_key", ["template_id", "profile_id"])
        .execute();
      await db.schema
        .createIndex("svc_message_templates_updated")
        .on("svc_message_templates")
        .columns(["account_id", "updated_at", "id"])
        .execute();
      await textOrder("svc_message_templates")(dialect).up(db);
      await textOrder("svc_template_uses")(dialect).up(db);
    },
  }),
};
