import type { ArgumentModel } from "../../model/model.ts";
import { code, table, text } from "./markdown.ts";

/** Emits the table of a prompt's arguments, or of the parameters of a resource's URI. */
export function argumentsTable(entries: readonly ArgumentModel[]): string {
  const rows = entries.map(({ name, type, required, defaultValue, allowed, minimum, maximum, summary }) => [
    code(name),
    type,
    required ? "yes" : "",
    defaultValue === null ? "" : code(JSON.stringify(defaultValue)),
    [
      ...(allowed ?? []).map(code),
      ...(minimum === null ? [] : [`at least ${minimum}`]),
      ...(maximum === null ? [] : [`at most ${maximum}`]),
    ].join(", "),
    text(summary),
  ]);
  return table(["Name", "Type", "Required", "Default", "Allowed", "Description"], rows);
}

/** Returns a valid sample value of an argument, as a string. */
export function sampleValue({ type, allowed, defaultValue, minimum, maximum, name }: ArgumentModel): string {
  const sample = type === "integer" ? (minimum ?? Math.min(1, maximum ?? 1)) : `your ${name.replaceAll("_", " ")}`;
  return allowed?.[0] ?? String(defaultValue ?? sample);
}
