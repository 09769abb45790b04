import type { Kysely } from "kysely";
import type { Migrations } from "../../../runtime/index.ts";

/** Times are epoch milliseconds, UTC. */
export interface TicketRow {
  id: string;
  workspace_id: string;
  /** The account that it was opened for. */
  account_id: string;
  subject: string;
  body: string;
  /** `low`, `normal` or `high`. */
  severity: string;
  /** `open`: waiting for support; `answered`: waiting for the workspace; `closed`. */
  status: string;
  /** `RecordedCall` as JSON: a copy of the audit record of the call that the ticket is about; null if there is none. */
  call: string | null;
  created_at: number;
  /** The last reply or change of status. */
  updated_at: number;
}

export interface TicketReplyRow {
  id: string;
  ticket_id: string;
  /** `workspace` or `support`. */
  author: string;
  body: string;
  created_at: number;
}

export interface TicketTables {
  svc_tickets: TicketRow;
  svc_ticket_replies: TicketReplyRow;
}

export const ticketMigrations: Migrations = {
  svc_0002_support: () => ({
    up: async ({ schema }) => {
      await schema
        .createTable("svc_tickets")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("workspace_id", "text", (column) => column.notNull().references("sb_workspaces.id"))
        .addColumn("account_id", "text", (column) => column.notNull().references("sb_accounts.id"))
        .addColumn("subject", "text", (column) => column.notNull())
        .addColumn("body", "text", (column) => column.notNull())
        .addColumn("severity", "text", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("call", "text")
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("updated_at", "bigint", (column) => column.notNull())
        .execute();
      await schema
        .createIndex("svc_tickets_by_time")
        .on("svc_tickets")
        .columns(["workspace_id", "created_at", "id"])
        .execute();
      await schema
        .createTable("svc_ticket_replies")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("ticket_id", "text", (column) => column.notNull().references("svc_tickets.id"))
        .addColumn("author", "text", (column) => column.notNull())
        .addColumn("body", "text", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .execute();
      await schema
        .createIndex("svc_ticket_replies_by_time")
        .on("svc_ticket_replies")
        .columns(["ticket_id", "created_at", "id"])
        .execute();
    },
  }),
  svc_0010_tickets_by_status: () => ({
    up: async ({ schema }: Kysely<unknown>) => {
      await schema
        .createIndex("svc_tickets_by_status")
        .on("svc_tickets")
        .columns(["workspace_id", "status", "created_at", "id"])
        .execute();
    },
  }),
};
