import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { callRoute, prepareInput, readSpec, routesFor, withExamples } from "../support/examples.ts";
import { startService } from "../support/start-service.ts";

const { tools } = readSpec(join(import.meta.dirname, "../.."));

describe.each(withExamples(tools).map((tool) => [tool.name, tool] as const))("%s", (name, tool) => {
  test.each(tool.examples.map((example) => [example.title, example] as const))(
    "%s: equal on both surfaces",
    async (_title, example) => {
      const overMcp = await startService();
      const response = await overMcp.call(name, await prepareInput(example, overMcp.call));
      expect(response.error).toBeUndefined();
      const routes = routesFor(tool, example);
      expect(routes).not.toEqual([]);
      for (const route of routes) {
        const overRest = await startService();
        const rest = await callRoute(overRest, route, await prepareInput(example, overRest.call));
        expect(rest.error).toBeUndefined();
        expect(rest.body).toEqual(response.body);
      }
    },
  );
});
