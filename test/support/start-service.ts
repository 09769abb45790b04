import { join } from "node:path";
import type { ServiceContext } from "../../handlers/context.ts";
import { definition } from "../../handlers/definition.ts";
import { demoAccountId, demoWorkspaceId } from "../../handlers/demo/demo-ids.ts";
import type { TestClock } from "./clock.ts";
import { serve, type Served } from "./serve.ts";

export type TestService = Served<ServiceContext>;

/** Starts the real service over a copy of the demo world of 120 members; its key may run every tool. */
export function startService(options: { readonly clock?: TestClock } = {}): Promise<TestService> {
  return serve(definition, {
    ...options,
    template: "demo",
    root: join(import.meta.dirname, "../.."),
    workspaceId: demoWorkspaceId,
    accountId: demoAccountId,
    plan: "high_volume",
    scopes: ["full_access"],
  });
}
