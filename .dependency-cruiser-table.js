/** A reporter for dependency-cruiser: prints the imports between layers as a Markdown table, from the top layer down. */
import { rows } from "./.dependency-cruiser.js";

const folders = ["handlers", "generated", "generator", "runtime"];
const layers = Object.entries(rows).flatMap(([folder, folderRows]) =>
  folderRows.flat().map((name) => `${folder}/${name}`),
);
const byLength = layers.toSorted((a, b) => b.length - a.length);

/** Returns the layer of a module, or else its folder or file directly below the top folder; generated code is one layer. */
function layerOf(path) {
  const layer = byLength.find((name) => path === name || path.startsWith(`${name}/`));
  if (layer !== undefined || /^generated\//.test(path)) return layer ?? path.split("/", 1)[0];
  return path.split("/").slice(0, 2).join("/");
}

const rank = (name) => folders.indexOf(name.split("/", 1)[0]) * 1_000 - layers.indexOf(name);

export default function report({ modules }) {
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    const from = layerOf(source);
    const names = imports.get(from) ?? new Set();
    imports.set(from, names);
    for (const { resolved } of dependencies) if (layerOf(resolved) !== from) names.add(layerOf(resolved));
  }
  const inOrder = (names) => [...names].toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  const lines = inOrder(imports.keys()).map((name) => `| ${name} | ${inOrder(imports.get(name)).join(", ")} |`);
  return { output: ["| layer | imports |", "|---|---|", ...lines, ""].join("\n"), exitCode: 0 };
}
