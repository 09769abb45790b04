import type { ErrorModel, Model, RouteModel, Schema, ToolModel } from "../../model/model.ts";
import { schemaTable } from "../inline-schemas.ts";
import { markdownText } from "./markdown-text.ts";
import { PROBLEM } from "./problem.ts";
import { changes, routeErrors } from "./route-errors.ts";
import { schemaRef } from "./schema.ts";

const text = (description: string): Schema => ({ description, schema: { type: "string" } });

/** Response headers by name, as components. */
export const sharedHeaders: Readonly<Record<string, Schema>> = {
  "X-Request-Id": text("Id of this call; quote it to support."),
  RateLimit: text(
    "What remains of the key's plan limit (draft-ietf-httpapi-ratelimit-headers): `r` calls now, the whole limit in `t` seconds.",
  ),
  "RateLimit-Policy": text(
    "The key's plan limit (draft-ietf-httpapi-ratelimit-headers): `q` calls in a burst, and as many in each window of `w` seconds.",
  ),
  "Idempotency-Replayed": text("`true` on a stored answer to an idempotency key that was sent before."),
  Preview: text("`true` on an answer to a preview: nothing was done."),
  Deprecation: text(
    "Since when the route, or an argument of the call, is deprecated (RFC 9745): `@` and seconds of the epoch.",
  ),
  Sunset: text("When it stops working (RFC 8594)."),
  Link: text('Page about the deprecation, `rel="deprecation"` (RFC 8288).'),
  "Retry-After": {
    description: "Wait this many seconds before calling again.",
    schema: { type: "integer", minimum: 0 },
  },
  "WWW-Authenticate": text("How to authenticate (RFC 6750), with the address of the resource metadata (RFC 9728)."),
};

const headers = (...names: readonly string[]): Schema =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const DEPRECATION = ["Deprecation", "Sunset", "Link"];
const COMMON_HEADERS = ["X-Request-Id", "RateLimit", "RateLimit-Policy"];

/** The typed answer and, grouped by status, the failures of one route. */
export function responses(tool: ToolModel, route: RouteModel, model: Model): Schema {
  const { $ref: output } = tool.output;
  const description = schemaTable(model.schemas).get(output)?.["description"];
  const success = {
    description: markdownText(typeof description === "string" ? description : `${tool.title}: the answer.`),
    headers: headers(
      ...COMMON_HEADERS,
      ...(changes(route) ? ["Idempotency-Replayed", "Preview"] : []),
      ...(route.deprecated || Object.keys(tool.deprecatedInputs).length > 0 ? DEPRECATION : []),
    ),
    content: { "application/json": { schema: schemaRef(output) } },
  };
  const failures = groups(routeErrors(tool, route)).map(
    (errors) => [String(errors[0].status), { $ref: `#/components/responses/${responseName(errors)}` }] as const,
  );
  return { "200": success, ...Object.fromEntries(failures) };
}

/** The shared responses that a route refers to, by name: one per set of failures with the same status. */
export function problemResponses(tool: ToolModel, route: RouteModel): ReadonlyMap<string, Schema> {
  return new Map(groups(routeErrors(tool, route)).map((errors) => [responseName(errors), problemResponse(errors)]));
}

function problemResponse(errors: Group): Schema {
  // Without a valid key there is no plan to tell of.
  const known =
    errors[0].status === 401
      ? ["X-Request-Id", "WWW-Authenticate"]
      : isBeforeAuthentication(errors)
        ? ["X-Request-Id"]
        : COMMON_HEADERS;
  const special = errors.some(({ retryable }) => retryable) ? ["Retry-After"] : [];
  return {
    description: markdownText(errors.map(({ code, text }) => `\`${code}\`: ${text}`).join("\n")),
    headers: headers(...known, ...special),
    content: {
      "application/problem+json": {
        schema: schemaRef(PROBLEM),
        examples: Object.fromEntries(errors.map(({ code }) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

/** Whether the failures are those of requests whose key is not looked at. */
const isBeforeAuthentication = (errors: Group): boolean => errors[0].status === 417 || errors[0].status === 431;

type Group = readonly [ErrorModel, ...ErrorModel[]];

/** By status, ascending; codes stay in the order of `errors.yaml`. */
function groups(errors: readonly ErrorModel[]): readonly Group[] {
  const byStatus = new Map<number, [ErrorModel, ...ErrorModel[]]>();
  for (const error of errors) {
    const group = byStatus.get(error.status);
    if (group) group.push(error);
    else byStatus.set(error.status, [error]);
  }
  return [...byStatus].sort(([a], [b]) => a - b).map(([, group]) => group);
}

/** Codes are snake_case, so a dash between them keeps every set's name its own. */
const responseName = (errors: Group): string => errors.map(({ code }) => code).join("-");
