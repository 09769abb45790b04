import type { ExampleModel, RouteModel, ToolModel } from "../../model/model.ts";
import { propertiesOf } from "./schema.ts";

/**
 * Whether a route accepts these arguments: they contain every path parameter and only arguments of the route, and match
 * its fixed arguments. An omitted argument has its default.
 */
export function routeAccepts(
  { input: schema }: Pick<ToolModel, "input">,
  route: RouteModel,
  input: ExampleModel["input"],
): boolean {
  const accepted = new Set([...route.pathParameters, ...route.queryParameters, ...route.bodyProperties]);
  const valueOf = (name: string): unknown =>
    Object.hasOwn(input, name) ? input[name] : propertiesOf(schema)[name]?.["default"];
  return (
    route.pathParameters.every((name) => isSegment(input[name])) &&
    Object.entries(route.fixed).every(([name, value]) => same(valueOf(name), value)) &&
    Object.keys(input).every((name) => Object.hasOwn(route.fixed, name) || accepted.has(name))
  );
}

/** Returns the examples of a tool that this route accepts. */
export function routeExamples(tool: ToolModel, route: RouteModel): readonly ExampleModel[] {
  return tool.examples.filter(({ input }) => routeAccepts(tool, route, input));
}

/** Returns the examples of a route that do not use values of earlier calls. */
export function plainExamples(tool: ToolModel, route: RouteModel): readonly ExampleModel[] {
  return routeExamples(tool, route).filter(({ setup }) => setup.length === 0);
}

/** Returns a unique key for each example: its title in lowercase with underscores, with a number if another has the same. */
export function exampleKeys(examples: readonly Pick<ExampleModel, "title">[]): readonly string[] {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return examples.map(({ title }) => {
    const key =
      title
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "_")
        .replace(/^_+|_+$/g, "") || "example";
    let unique = key;
    let count = counts.get(key) ?? 1;
    while (used.has(unique)) unique = `${key}_${(count += 1)}`;
    counts.set(key, count);
    used.add(unique);
    return unique;
  });
}

const isSegment = (value: unknown): boolean =>
  (typeof value === "string" && value !== "") || typeof value === "number" || typeof value === "boolean";

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
