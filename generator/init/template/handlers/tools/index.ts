import type { ToolHandlers } from "../../generated/handlers.ts";
import type { ServiceContext } from "../context.ts";
import { add_task } from "./tasks/add_task.ts";
import { list_tasks } from "./tasks/list_tasks.ts";

/** The handler of every tool, in the order of the specification. */
export const tools: ToolHandlers<ServiceContext> = {
  add_task,
  list_tasks,
};
