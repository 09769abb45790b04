/** A reporter of dependency-cruiser: which folder imports which, as a Markdown table from the top down; the runtime by its layers. */
import { rows } from "./.dependency-cruiser.js";

const halves = ["handlers", "generated", "generator", "runtime"];
const layers = Object.entries(rows).flatMap(([half, halfRows]) => halfRows.flat().map((name) => `${half}/${name}`));
const byLength = layers.toSorted((a, b) => b.length - a.length);

/** The layer of a module, or else its folder inside the half, or the module itself where it is in none. */
function layerOf(path) {
  const layer = byLength.find((name) => path === name || path.startsWith(`${name}/`));
  if (layer !== undefined || /^generated\//.test(path)) return layer ?? path.split("/", 1)[0];
  return path.split("/").slice(0, 2).join("/");
}

const rank = (name) => halves.indexOf(name.split("/", 1)[0]) * 1_000 - layers.indexOf(name);

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
