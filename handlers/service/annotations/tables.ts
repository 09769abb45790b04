import type { Migrations } from "../../../runtime/index.ts";

/** The account's private tags and note on a member. A member whose annotations have never been saved has no row. */
export interface AnnotationRow {
  account_id: string;
  profile_id: string;
  /** `string[]` as JSON, in alphabetical order. */
  tags: string;
  note: string | null;
  /** Epoch milliseconds. */
  updated_at: number;
}

export interface AnnotationTables {
  svc_annotations: AnnotationRow;
}

export const annotationMigrations: Migrations = {
  svc_0004_annotations: () => ({
    up: async ({ schema }) => {
      await schema
        .createTable("svc_annotations")
        .addColumn("account_id", "text", (column) => column.notNull().references("sb_accounts.id"))
        .addColumn("profile_id", "text", (column) => column.notNull())
        .addColumn("tags", "text", (column) => column.notNull())
        .addColumn("note", "text")
        .addColumn("updated_at", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("svc_annotations_key", ["account_id", "profile_id"])
        .execute();
    },
  }),
};
