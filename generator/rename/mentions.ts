import type { Project } from "ts-morph";
import type { RouteText } from "../check/route-text.ts";
import { nameOf, type Rename } from "./target.ts";
import type { TextEdit } from "./text-edit.ts";
import { wholeWord } from "./yaml-edits.ts";

/** A place with the old name that is not changed. */
export interface Mention {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/**
 * Returns the lines of hand-written code that contain the old name and are not edited, in the order of their paths.
 * Names of inputs and outputs count only in files that contain the name or a route of the tool.
 */
export function findMentions(
  project: Project,
  root: string,
  rename: Rename,
  { edits, routes }: { readonly edits: readonly TextEdit[]; readonly routes: readonly RouteText[] },
): readonly Mention[] {
  const pattern = wholeWord(nameOf(rename));
  const isRelated = (text: string): boolean =>
    rename.owner === null ||
    wholeWord(rename.owner).test(text) ||
    routes.some(({ path }) => text.includes(`"${path}"`));
  const edited = new Set(edits.map(({ file, start }) => `${file}:${start}`));
  const files = project.getSourceFiles().sort((a, b) => (a.getFilePath() < b.getFilePath() ? -1 : 1));
  return files.flatMap((file) => {
    const path = file.getFilePath().slice(root.length + 1);
    const text = file.getFullText();
    if (path.includes("generated/") || !isRelated(text)) return [];
    const found = [...text.matchAll(pattern)].filter(({ index }) => !edited.has(`${path}:${index}`));
    const lines = new Set(found.map(({ index }) => file.getLineAndColumnAtPos(index).line));
    return [...lines].map((line): Mention => {
      return { file: path, line, text: (text.split("\n")[line - 1] ?? "").trim().slice(0, 120) };
    });
  });
}
