import { deprecationText } from "../../model/deprecation.ts";
import { constraintSentences } from "../../language/constraint-sentences.ts";
import type { EffectModel, Model, ToolModel } from "../../model/model.ts";
import { toolErrors } from "../openapi/route-errors.ts";
import { json } from "./calls.ts";
import { descriptionOf, inputTable, listedSchema, outputTable, schemaOf } from "./fields.ts";
import { linkFrom, nameLink, pagePath, resourceLink } from "./links.ts";
import { block, code, inline, list, page, prose, table, text } from "./markdown.ts";
import { unitsOf } from "./table-pages.ts";
import { toolCalls } from "./tool-calls.ts";

/** Emits the page of a tool: its effect, example calls, input, output, errors and routes. */
export function toolPage(tool: ToolModel, model: Model): string {
  const { service } = model;
  const here = pagePath.tool(tool);
  const category = service.categories.find(({ name }) => name === tool.category);
  return page(`spec/tools/${tool.category}/${tool.name}.yaml`, [
    `# ${text(tool.title)}`,
    `${code(tool.name)} in ${linkFrom(here, pagePath.category(tool.category), text(category?.title ?? tool.category))}`,
    text(tool.summary),
    list(properties(here, tool, model)),
    effectsTable(here, tool),
    ...(tool.details === null ? [] : ["## Details", prose(tool.details)]),
    "## Call it",
    ...toolCalls(tool, model),
    "## Input",
    inputTable(here, tool.input, model),
    list(constraintSentences(tool.constraints, { show: code })),
    list(olderNames(tool)),
    "## Output",
    ...output(here, tool, model),
    contents(tool),
    ...recorded(tool),
    "## Errors",
    ...errors(here, tool),
    "## Routes",
    routesTable(tool, model),
  ]);
}

function properties(here: string, tool: ToolModel, model: Model): readonly string[] {
  const { uriScheme } = model.service;
  const meta = (name: string): string => code(`_meta["${uriScheme}/${name}"]`);
  const changing = tool.effect !== "read";
  const effect = {
    read: "Read-only.",
    write: "Changes data.",
    destructive: "Deletes data or stops something permanently.",
  }[tool.effect];
  const again = tool.idempotent
    ? " Repeating a call has no further effect."
    : " A repeated call is a new call, unless it has the same idempotency key.";
  const repeat = changing ? again : "";
  const units = `${tool.safetyUnits === null ? "each call" : `each item of ${code(tool.safetyUnits)}`} consumes one unit`;
  const size = tool.maxBodyBytes === DEFAULT_BODY_BYTES ? "" : `; bodies up to ${mebibytes(tool.maxBodyBytes)} MiB`;
  return [
    ...(tool.deprecated ? [`**${text(deprecationText(tool.deprecated))}**`] : []),
    ...(tool.replacedBy === null
      ? []
      : [`**Older name.** Use ${replacement(here, tool.replacedBy.tool, model)} instead.`]),
    `**Effect:** ${effect}${repeat}`,
    ...(changing
      ? [
          `**Preview:** ${code("preview: true")} returns what would happen and changes nothing; ${code("?preview=true")} (REST) and ${meta("preview")} (MCP) are equivalent.`,
          `**Safe retries:** send an ${code("Idempotency-Key")} header (REST) or ${meta("idempotency-key")} (MCP).`,
        ]
      : []),
    ...tool.routes.flatMap(({ method, path, textBody }) =>
      textBody
        ? [
            `**Body:** ${code(`${method} ${path}`)} also accepts ${code(`Content-Type: ${textBody.mediaType}`)}: the body is then the value of ${code(textBody.argument)}.`,
          ]
        : [],
    ),
    ...(tool.changes.length > 0
      ? [
          `**Changes:** the ${tool.changes.length === 1 ? "resource" : "resources"} ${tool.changes.map((name) => resourceLink(here, name)).join(", ")}`,
        ]
      : []),
    ...(tool.headers.length > 0 ? [`**Headers:** Clients that use MCP 2026-07-28 repeat ${headers(tool)}.`] : []),
    `**Scopes:** ${tool.scopes.map((name) => nameLink(here, pagePath.scopes, name)).join(", ") || "none"}`,
    tool.safety === null
      ? "**Daily limit:** none"
      : `**Daily limit:** ${limitsOf(tool.safety, model)} (${nameLink(here, pagePath.limits, tool.safety)}); ${units}`,
    ...(tool.actions === null && tool.requiresConnection
      ? [`**Network:** the account must be connected; otherwise calls fail with ${code("account_disconnected")}.`]
      : []),
    `**Time limit:** ${tool.timeoutMs / 1000} s${size}`,
    ...(tool.reports ? ["**While it runs:** MCP clients receive progress notifications and log messages."] : []),
    ...(tool.errors.some(({ code: name }) => name === "input_required")
      ? [
          "**Input requests:** MCP clients that support them may be asked for input. If input is required and cannot be obtained, the call fails with `input_required`.",
        ]
      : []),
  ];
}

/** Describes the older names of arguments. */
const olderNames = ({ renamedInputs }: ToolModel): readonly string[] =>
  Object.entries(renamedInputs).map(([name, deprecation]) => `${code(name)}: ${deprecationText(deprecation, code)}`);

const headers = ({ headers: entries }: ToolModel): string =>
  entries.map(({ argument, header }) => `${code(argument)} in ${code(`Mcp-Param-${header}`)}`).join(", ");

/** Emits the table of effects by action. */
function effectsTable(here: string, { actions }: ToolModel): string {
  if (actions === null) return "";
  const rows = Object.entries(actions.effects).map(([value, each]: [string, EffectModel]) => [
    code(value),
    each.effect,
    each.idempotent ? "yes" : "no",
    each.safety === null ? "none" : nameLink(here, pagePath.limits, each.safety),
    each.requiresConnection ? "yes" : "no",
  ]);
  return table([code(actions.argument), "Effect", "Idempotent", "Daily limit", "Needs the network"], rows);
}

function output(here: string, tool: ToolModel, model: Model): readonly string[] {
  const schema = schemaOf(model, tool.output.$ref);
  const listed = listedSchema(schema);
  if (listed === null) return [inline(descriptionOf(schema)), outputTable(here, schema, model)];
  const entry = schemaOf(model, listed);
  const about = inline(descriptionOf(entry));
  return [
    `A list of ${linkFrom(here, pagePath.schema(listed), listed)}${about === "" ? "." : `: ${about}`}`,
    outputTable(here, schema, model, entry),
  ];
}

/** Emits the recorded response. */
const recorded = ({ response }: ToolModel): readonly string[] =>
  response === null
    ? []
    : [`Recorded output of the example _${text(response.example)}_:`, block("json", json(response.output))];

/** Emits a sentence about the MCP content blocks. */
function contents({ contents: entries }: ToolModel): string {
  if (entries === null) return "";
  const blocks = entries.map(({ kind, path }) => `${kind} of ${code(path.join("."))}`);
  return `Over MCP, ${code("content")} contains these parts of the output as blocks: ${blocks.join(", ")}.`;
}

function errors(here: string, tool: ToolModel): readonly string[] {
  const all = toolErrors(tool);
  const rows = all
    .filter(({ common }) => !common)
    .map(({ code: name, status, text: what, hint }) => [
      nameLink(here, pagePath.errors, name),
      String(status),
      inline(what),
      inline(hint),
    ]);
  const common = all.filter((error) => error.common).map((error) => nameLink(here, pagePath.errors, error.code));
  const rest = common.length > 0 ? `Common errors: ${common.join(", ")}.` : "";
  return [table(["Code", "Status", "When", "What to do"], rows), rest];
}

function routesTable(tool: ToolModel, { service }: Model): string {
  const rows = tool.routes.map((route) => [
    code(`${route.method} ${service.paths.rest}${route.path}`),
    code(route.operationId),
    Object.entries(route.fixed)
      .map(([name, value]) => code(`${name}: ${JSON.stringify(value)}`))
      .join(", "),
    route.deprecated ? `**${deprecationText(route.deprecated, code)}**` : "",
  ]);
  return table(["Route", "operationId", "Fixed", "Deprecation"], rows);
}

function replacement(here: string, name: string, { tools }: Model): string {
  const tool = tools.find((each) => each.name === name);
  return tool?.documented === true ? linkFrom(here, pagePath.tool(tool), code(name)) : code(name);
}

function limitsOf(category: string, { limits }: Model): string {
  const entry = limits.safety.find(({ name }) => name === category);
  return entry ? unitsOf(entry) : "";
}

const DEFAULT_BODY_BYTES = 1_048_576;

const mebibytes = (bytes: number): string => (bytes / 1_048_576).toFixed(1).replace(/\.0$/, "");
