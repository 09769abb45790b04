import { join } from "node:path";
import { expect } from "vitest";
import { CallContext } from "../../runtime/index.ts";
import type { ToolHandlers } from "../fixtures/conformance/generated/handlers.ts";
import { conformanceDefinition } from "../fixtures/conformance/handlers/definition.ts";
import { addWorkspace } from "./accounts.ts";
import { serve, type Served } from "./serve.ts";
import { eventually } from "./eventually.ts";

export type TestConformance = Served<CallContext>;

/**
 * A handler that continues only after the client has received the previous progress, because the SDK's clients drop
 * progress that arrives together with the response.
 */
export function stepwise(received: readonly unknown[]): ToolHandlers<CallContext>["test_tool_with_progress"] {
  return async (_input, { progress }) => {
    for (const [before, done] of [0, 50, 100].entries()) {
      progress(done, 100, `${done}% done`);
      await eventually(() => expect(received.length).toBe(before + 1));
    }
    return { text: "All is done." };
  };
}

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
