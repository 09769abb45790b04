import { CallContext, type RuntimeTables } from "switchboard/runtime";

/** A row of `svc_tasks`. Times are epoch milliseconds. */
export interface TaskRow {
  id: string;
  account_id: string;
  text: string;
  created_at: number;
}

/** The second parameter of handlers, with the types of the service's own tables. */
export class ServiceContext extends CallContext<RuntimeTables & { svc_tasks: TaskRow }> {}
