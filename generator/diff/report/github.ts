import type { DiffResult } from "../diff.ts";
import { summaryLine, usersOf } from "./text.ts";

/** The annotation commands of GitHub by severity. */
const COMMANDS = { breaking: "error", notable: "warning", harmless: "notice" } as const;

/**
 * Formats a result as workflow commands of GitHub, which annotate the lines of a pull request.
 * @param folder The path of the service in its repository: empty, or `services/notes/`.
 */
export function githubReport(result: DiffResult, folder: string): readonly string[] {
  const changes = result.changes.filter(({ severity }) => severity !== "harmless");
  return [
    ...changes.map((change) => {
      const { severity, kind, subject, text, reason, action } = change;
      const message = `${subject}: ${text}${usersOf(change)}. ${reason} ${action}`;
      return annotation(COMMANDS[severity], within(folder, change), `${severity} ${kind}`, message);
    }),
    ...result.stale.map((each) => annotation("warning", within(folder, each), "exception", each.text)),
    `::notice title=switchboard diff::${escapeData(summaryLine(result))}`,
  ];
}

/** A place in a file. Lines and columns start at 1. */
interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Returns a place with its path in the repository, which annotations must have. */
export const within = (folder: string, { file, line, column }: Place): Place => ({
  file: `${folder}${file}`,
  line,
  column,
});

/** Formats one annotation (GitHub, "Workflow commands", `::error file=...`). */
export function annotation(
  command: "error" | "warning" | "notice",
  { file, line, column }: Place,
  title: string,
  message: string,
): string {
  const properties = { file, line, col: column, title };
  const parts = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${command} ${parts.join(",")}::${escapeData(message)}`;
}

const escapeData = (value: string): string =>
  value.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const escapeProperty = (value: string): string => escapeData(value).replaceAll(":", "%3A").replaceAll(",", "%2C");
