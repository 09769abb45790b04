/**
 * Rules for dependency-cruiser: which folders may import which, including type imports. `npm run lint` checks them, and
 * `npm run --silent layers` prints the imports as a table.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The layers of each folder, from the bottom up. A layer is a folder or a module. It may import layers of earlier rows, but not
 * those of later rows or its own row.
 */
export const rows = {
  runtime: [
    ["contract"],
    ["clock.ts", "stop-signals.ts"],
    ["ids.ts", "store", "metrics.ts", "outbound"],
    ["write-behind", "secrets"],
    ["identity", "audit", "jobs"],
    ["limits", "events", "openid"],
    ["webhooks"],
    ["call"],
    ["housekeeping.ts", "runtime-jobs.ts"],
    ["tracing"],
    ["service-definition.ts"],
    ["require-handlers.ts"],
    ["service.ts"],
    ["surfaces/http"],
    ["surfaces/rest", "surfaces/mcp/message"],
    ["surfaces/mcp/fast", "surfaces/mcp/sdk"],
    ["surfaces/mcp"],
    ["surfaces"],
    ["oauth", "site", "cli", "stdio", "watchdog.ts"],
    ["server.ts"],
    ["program"],
    ["index.ts"],
  ],
  generator: [
    ["changes"],
    ["language"],
    ["schema", "format"],
    ["load"],
    ["check", "model"],
    ["emit"],
    ["scaffold", "diff", "init", "watch"],
    ["dev", "new"],
  ],
  handlers: [
    ["csv", "paging", "sql", "statistics", "time"],
    ["network/port"],
    ["service/annotations", "service/leads", "service/settings", "service/tickets", "service/writing-style"],
    ["service/campaigns", "service/navigator"],
    ["service/analytics"],
    ["service/inbox"],
    ["context.ts"],
    ["tools", "resources", "network/mirror"],
    ["network/connectors"],
    ["app"],
    ["main.ts"],
  ],
};

/** Folders without circular imports. */
const acyclicFolders = "^(generator|handlers|runtime)/";

/**
 * The modules of the runtime that handlers may import: its index, and the modules that `main.ts` and the stdio bridge import
 * instead of it, because they must start fast.
 */
const runtimeEntries = "^runtime/(index|base-url|stdio/command|cli/package-root|contract/failure)\\.ts$";
/** The modules that may import the generator. */
const generatorUsers = "^handlers/(app/|main\\.ts$)";

const escape = (text) => text.replaceAll(".", "\\.");

/** Returns a pattern of the files of a layer, without other layers inside it: `surfaces/mcp` excludes `surfaces/mcp/sdk`. */
function patternOf(folder, name, names) {
  if (!existsSync(join(import.meta.dirname, folder, name))) throw new Error(`There is no ${folder}/${name}.`);
  const inside = names.filter((other) => other.startsWith(`${name}/`)).map((other) => other.slice(name.length + 1));
  const rest = inside.length === 0 ? "" : `(?!(${inside.map(escape).join("|")})/)`;
  return `^${folder}/${escape(name)}${name.endsWith(".ts") ? "$" : "/"}${rest}`;
}

function directionsOf([folder, layers]) {
  const names = layers.flat();
  return layers.flatMap((row, index) =>
    row.map((name) => {
      const forbidden = [...row.filter((other) => other !== name), ...layers.slice(index + 1).flat()];
      const rule = `${folder}/${name} imports only layers below it`;
      return forbid(rule, patternOf(folder, name, names), {
        path: forbidden.map((other) => patternOf(folder, other, names)),
      });
    }),
  );
}

/** Creates a rule. `from` is a pattern of paths or a condition. */
function forbid(name, from, to) {
  return { name, severity: "error", from: typeof from === "string" ? { path: from } : from, to };
}

const runtimeLayers = rows.runtime.flat().map((name) => patternOf("runtime", name, []));

export default {
  forbidden: [
    forbid("no circular imports of modules", "^(generator|handlers|runtime)/", { circular: true }),
    { ...forbid("no circular imports of folders", acyclicFolders, { circular: true }), scope: "folder" },
    ...Object.entries(rows)
      .flatMap(directionsOf)
      .filter(({ to }) => to.path.length > 0),
    forbid("every module of the runtime is in a layer", { path: "^runtime/", pathNot: runtimeLayers }, {}),
    forbid("the contract imports nothing", "^runtime/contract/", { pathNot: "^runtime/contract/" }),
    forbid("nothing imports handlers", "^(generated|generator|runtime)/", { path: "^handlers/" }),
    forbid("the runtime imports neither generator nor generated code", "^runtime/", {
      path: "^(generated|generator)/",
    }),
    forbid("the generator imports only the contract of the runtime", "^generator/", {
      path: "^(generated|runtime)/",
      pathNot: "^runtime/contract/",
    }),
    forbid("generated code imports only the contract", "^generated/", {
      path: "^(generator|runtime)/",
      pathNot: "^runtime/contract/index\\.ts$",
    }),
    forbid("generated code imports only types of the contract", "^generated/", {
      path: "^runtime/contract/",
      dependencyTypesNot: ["type-only"],
    }),
    forbid("handlers import only the public modules of the runtime", "^handlers/", {
      path: "^(runtime)/",
      pathNot: runtimeEntries,
    }),
    forbid("the network does not import the service", "^handlers/network/", {
      path: "^handlers/(service|tools|resources|app)/|^handlers/context\\.ts$",
    }),
    forbid("the service uses the network through its port", "^handlers/(service|tools|resources)/", {
      path: "^handlers/network/(mirror|connectors)/",
    }),
    forbid(
      "only the network knows its tables",
      { path: "^handlers/", pathNot: "^handlers/network/" },
      {
        path: "^handlers/network/mirror/(tables|scope|sql)/",
      },
    ),
    forbid(
      "only the program runs the generator",
      { path: "^handlers/", pathNot: generatorUsers },
      { path: "^generator/" },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    // A service of its own, which is complete after `switchboard init`.
    exclude: { path: "^generator/init/template/" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import"] },
  },
};
