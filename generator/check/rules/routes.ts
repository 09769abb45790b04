import type { SpecFile } from "../../load/spec-file.ts";
import type { Effect } from "../../language/effect.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { asFields, own, asString } from "../fields.ts";
import { problem, quote, type Rule } from "../problem.ts";
import { isParameter } from "../route-text.ts";
import { effectOf, type RouteView, type ToolView } from "../spec-view.ts";
import { routeArguments } from "./route-arguments.ts";

const METHODS = ["GET", "POST", "PATCH", "DELETE"];

/** Checks the form, operation_id, method and arguments of each route. */
export const routeForms: Rule = function* (spec) {
  for (const tool of spec.tools) {
    for (const view of tool.routes) {
      yield* routeForm(tool, view);
      yield* operationIds(tool, view);
      yield* methodEffect(tool, view);
      yield* routeArguments(spec, tool, view);
    }
  }
};

function* routeForm({ file }: ToolView, { route, path, text }: RouteView): Generator<Diagnostic> {
  const at = "value" as const;
  if (!route) {
    const hint = "for example GET /things/{thing_id}";
    yield problem(file, path, "malformed-route", `${quote(text)} does not have the form METHOD /path`, { hint, at });
    return;
  }
  if (!METHODS.includes(route.method)) {
    const hint = METHODS.includes(route.method.toUpperCase())
      ? `write ${route.method.toUpperCase()}`
      : `use one of: ${METHODS.join(", ")}`;
    yield problem(file, path, "unknown-method", `${quote(route.method)} is not a supported method`, { hint, at });
  }
  const odd = route.segments.find((segment) => !isParameter(segment) && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment));
  if (odd === "") yield problem(file, path, "path-style", "the path has an empty segment or ends with a slash", { at });
  else if (odd !== undefined) {
    const words = odd
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
    const hint = words === "" ? undefined : `for example ${words}`;
    yield problem(file, path, "path-style", `the segment ${quote(odd)} is not in lowercase kebab-case`, { hint, at });
  }
}

/** The keys of a route besides `operation_id`. If there are others, one of them is probably a misspelled `operation_id`. */
const ROUTE_KEYS = ["route", "fixed", "text_body", "deprecated"];

function* operationIds(
  { file, name }: ToolView,
  { index, path, text: routeText, operationId }: RouteView,
): Generator<Diagnostic> {
  const further = index > 0;
  const declared = Object.keys(asFields(itemAt(file, index)));
  if (further && !declared.includes("operation_id") && declared.every((key) => ROUTE_KEYS.includes(key))) {
    const text = "every route after the first must have an operation_id";
    const hint = `write { route: ${quote(routeText)}, operation_id: ... }`;
    yield problem(file, path, "missing-operation-id", text, { hint, at: "value" });
  } else if (!further && operationId !== undefined) {
    const text = `the operation_id of the first route is always the tool's name, ${name}`;
    yield problem(file, ["routes", index, "operation_id"], "redundant-operation-id", text, { hint: "remove it" });
  }
}

function itemAt(file: SpecFile, index: number): unknown {
  const routes = own(asFields(file.value), "routes");
  return Array.isArray(routes) ? (routes[index] as unknown) : undefined;
}

/** Returns the effect of a route: that of the fixed action, or else that of the tool. */
function routeEffect({ actions, effect, properties }: ToolView, { fixed }: RouteView): Effect | undefined {
  if (actions && !Object.hasOwn(properties, actions.argument ?? "")) return undefined;
  const action = actions?.argument === undefined ? undefined : asString(own(fixed, actions.argument));
  if (action === undefined || !actions) return effect;
  return effectOf(own(asFields(own(actions.effects, action)), "effect"));
}

function* methodEffect(tool: ToolView, view: RouteView): Generator<Diagnostic> {
  const effect = routeEffect(tool, view);
  const method = view.route?.method;
  const { file } = tool;
  if (method === "GET" && effect !== undefined && effect !== "read") {
    const hint = tool.actions ? 'select a read-only action with "fixed", or use POST' : "use POST, PATCH or DELETE";
    yield problem(file, view.path, "get-not-read-only", `a GET route must be read-only, but the effect is ${effect}`, {
      hint,
      at: "value",
    });
  } else if ((method === "PATCH" || method === "DELETE") && effect === "read") {
    const text = `a ${method} route must not be read-only`;
    yield problem(file, view.path, "write-method-on-read", text, { hint: "use GET or POST", at: "value" });
  }
}

/** Checks that routes and operation_ids are unique, and that no two paths differ only in parameter names. */
export const routeTable: Rule = function* (spec) {
  const operations = new Map<string, string>(spec.tools.map(({ name, file }) => [name, file.path]));
  const routes = new Map<string, string>();
  const shapes = new Map<string, { readonly path: string; readonly file: string }>();
  for (const { file, routes: views } of spec.tools) {
    for (const { index, path, route, operationId } of views) {
      if (operationId !== undefined && index > 0) {
        const other = operations.get(operationId);
        const at = ["routes", index, "operation_id"];
        if (other === undefined) operations.set(operationId, file.path);
        else
          yield problem(file, at, "duplicate-operation-id", `${other} already uses the operation_id "${operationId}"`, {
            at: "value",
          });
      }
      if (!route) continue;
      const shape = route.segments.map((segment) => (isParameter(segment) ? "{}" : segment)).join("/");
      const [same, sameShape] = [routes.get(`${route.method} ${shape}`), shapes.get(shape)];
      if (sameShape && sameShape.path !== route.path) {
        const text = `${route.path} differs from ${sameShape.path} in ${sameShape.file} only in parameter names`;
        const hint = "use the same parameter names";
        yield problem(file, path, "ambiguous-route", text, { hint, at: "value" });
      } else if (same !== undefined) {
        yield problem(file, path, "duplicate-route", `${same} already has this route`, { at: "value" });
      }
      routes.set(`${route.method} ${shape}`, same ?? file.path);
      shapes.set(shape, sameShape ?? { path: route.path, file: file.path });
    }
  }
};
