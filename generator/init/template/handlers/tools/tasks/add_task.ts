import type { AddTaskHandler } from "../../../generated/tools/tasks/add_task.ts";
import type { ServiceContext } from "../../context.ts";

/** Add a task to the list. */
export const add_task: AddTaskHandler<ServiceContext> = async ({ text }, { db, account, newId, now }) => {
  const row = { id: newId("tsk"), account_id: account.id, text, created_at: now() };
  await db.insertInto("svc_tasks").values(row).execute();
  return { id: row.id, text, created_at: new Date(row.created_at).toISOString() };
};
