import { join } from "node:path";
import { CallContext } from "../../runtime/index.ts";
import type { ToolHandlers } from "../fixtures/conformance/generated/handlers.ts";
import { conformanceDefinition } from "../fixtures/conformance/handlers/definition.ts";
import { addWorkspace } from "./accounts.ts";
import { serve, type Served } from "./serve.ts";

export type TestConformance = Served<CallContext>;

/** Starts the fixture of the conformance suite; single handlers can be replaced. */
export function startConformance(handlers: Partial<ToolHandlers<CallContext>> = {}): Promise<TestConformance> {
  return serve(conformanceDefinition(handlers), {
    root: join(import.meta.dirname, "../fixtures/conformance"),
    prepare: (store) => addWorkspace(store, "wsp_one", [{ id: "acc_one" }, { id: "acc_two" }]),
    workspaceId: "wsp_one",
    accountId: "acc_one",
    plan: "suite",
    scopes: ["everything"],
  });
}
