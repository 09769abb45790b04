import type { ExampleModel, RouteModel, ToolModel } from "../../model/model.ts";

/**
 * Whether arguments can be sent through this route: they give every path parameter, hold nothing that the route does not
 * take, and agree with what it fixes.
 */
export function routeAccepts(route: RouteModel, input: ExampleModel["input"]): boolean {
  const taken = new Set([...route.pathParameters, ...route.queryParameters, ...route.bodyProperties]);
  return (
    route.pathParameters.every((name) => isSegment(input[name])) &&
    Object.entries(input).every(([name, value]) =>
      Object.hasOwn(route.fixed, name) ? same(value, route.fixed[name]) : taken.has(name),
    )
  );
}

/** The tool's examples that can be called through this route. */
export function routeExamples(tool: ToolModel, route: RouteModel): readonly ExampleModel[] {
  return tool.examples.filter(({ input }) => routeAccepts(route, input));
}

/** Those of them that stand alone: an input that takes values from calls before it cannot be sent as it is. */
export function plainExamples(tool: ToolModel, route: RouteModel): readonly ExampleModel[] {
  return routeExamples(tool, route).filter(({ setup }) => setup.length === 0);
}

/** Keys for named examples, unique within the list: the title in lower case with underscores. */
export function exampleKeys(examples: readonly ExampleModel[]): readonly string[] {
  const seen = new Map<string, number>();
  return examples.map(({ title }) => {
    const key =
      title
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "_")
        .replace(/^_+|_+$/g, "") || "example";
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key}_${count}`;
  });
}

const isSegment = (value: unknown): boolean => (typeof value === "string" && value !== "") || typeof value === "number";

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
