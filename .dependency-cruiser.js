/**
 * The directions of imports, for dependency-cruiser; type imports count. `npm run lint` checks them, `npm run --silent layers` prints them
 * as a table.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Layers from the bottom up, as folders and modules of one folder. A layer may import those of the rows before its own; it imports
 * neither a later row nor its neighbours in its own.
 */
export const rows = {
  runtime: [
    ["contract"],
    ["clock.ts"],
    ["ids.ts", "store", "metrics.ts"],
    ["identity", "audit"],
    ["limits"],
    ["call"],
    ["service.ts"],
    ["surfaces/http"],
    ["surfaces/rest", "surfaces/mcp/message"],
    ["surfaces/mcp/fast", "surfaces/mcp/sdk"],
    ["surfaces/mcp"],
    ["surfaces"],
    ["site", "cli", "stdio", "watchdog.ts"],
    ["server.ts"],
    ["index.ts"],
  ],
  generator: [["language"], ["schema", "format"], ["load"], ["check", "model"], ["emit"], ["scaffold"]],
  handlers: [
    ["paging", "statistics", "time"],
    ["network/port"],
    ["service/annotations", "service/leads", "service/settings", "service/tickets", "service/writing-style"],
    ["service/analytics", "service/campaigns"],
    ["service/inbox"],
    ["context.ts"],
    ["tools", "resources", "network/mirror"],
    ["network/connectors"],
    ["app"],
    ["main.ts"],
  ],
};

/** Folders that form no circles. */
const acyclicFolders = "^(generator|handlers|runtime)/";

/** What handlers may use of the runtime; the bridge and what finds `.env` load none of the rest. */
const runtimeEntries = "^runtime/(index|stdio/command|cli/package-root)\\.ts$";
/** The modules of the program that run the generator. */
const generatorUsers = "^handlers/(app/|main\\.ts$)";

const escape = (text) => text.replaceAll(".", "\\.");

/** Matches what belongs to a layer and to no other one inside it: `surfaces/mcp` is the folder without `surfaces/mcp/sdk`. */
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

/** `from` is a pattern of paths, or several. */
function forbid(name, from, to) {
  return { name, severity: "error", from: typeof from === "string" ? { path: from } : from, to };
}

const runtimeLayers = rows.runtime.flat().map((name) => patternOf("runtime", name, []));

export default {
  forbidden: [
    forbid("modules form no circles", "^(generator|handlers|runtime)/", { circular: true }),
    { ...forbid("folders form no circles", acyclicFolders, { circular: true }), scope: "folder" },
    ...Object.entries(rows)
      .flatMap(directionsOf)
      .filter(({ to }) => to.path.length > 0),
    forbid("what the runtime contains is in a layer", { path: "^runtime/", pathNot: runtimeLayers }, {}),
    forbid("the contract imports nothing", "^runtime/contract/", { pathNot: "^runtime/contract/" }),
    forbid("nothing imports handlers", "^(generated|generator|runtime)/", { path: "^handlers/" }),
    forbid("the runtime imports neither generator nor generated code", "^runtime/", {
      path: "^(generated|generator)/",
    }),
    forbid("the generator imports of the runtime only the contract", "^generator/", {
      path: "^(generated|runtime)/",
      pathNot: "^runtime/contract/",
    }),
    forbid("generated code imports the contract alone", "^generated/", {
      path: "^(generator|runtime)/",
      pathNot: "^runtime/contract/index\\.ts$",
    }),
    forbid("generated code imports types of the contract alone", "^generated/", {
      path: "^runtime/contract/",
      dependencyTypesNot: ["type-only"],
    }),
    forbid("handlers use the public entries of the runtime", "^handlers/", {
      path: "^(runtime)/",
      pathNot: runtimeEntries,
    }),
    forbid("the network knows nothing of the service", "^handlers/network/", {
      path: "^handlers/(service|tools|resources|app)/|^handlers/context\\.ts$",
    }),
    forbid("the service uses the network through its port", "^handlers/(service|tools|resources)/", {
      path: "^handlers/network/(mirror|connectors)/",
    }),
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
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import"] },
  },
};
