import type { ListTasksHandler } from "../../../generated/tools/tasks/list_tasks.ts";
import type { ServiceContext } from "../../context.ts";

/** List the tasks, newest first. */
export const list_tasks: ListTasksHandler<ServiceContext> = async ({ limit, cursor }, { db, account, cursors }) => {
  const after = cursors.open(cursor);
  let query = db.selectFrom("svc_tasks").selectAll().where("account_id", "=", account.id).orderBy("id", "desc");
  if (after) query = query.where("id", "<", String(after[0]));
  const rows = await query.limit(limit + 1).execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    data: page.map(({ id, text, created_at }) => ({ id, text, created_at: new Date(created_at).toISOString() })),
    next_cursor: rows.length > limit && last ? cursors.seal([last.id]) : null,
  };
};
