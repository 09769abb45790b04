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
 * Returns the lines of hand-written code that contain the old name and are not edited. Names of inputs and outputs
 * count only in files that contain the name or a route of the tool.
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
  return project.getSourceFiles().flatMap((file) => {
    const path = file.getFilePath().slice(root.length + 1);
    const text = file.getFullText();
    if (path.includes("generated/") || !isRelated(text)) return [];
    const found = [...text.matchAll(pattern)].filter(({ index }) => !edited.has(`${path}:${index}`));
    return found.map(({ index }): Mention => {
      const { line } = file.getLineAndColumnAtPos(index);
      return { file: path, line, text: (text.split("\n")[line - 1] ?? "").trim().slice(0, 120) };
    });
  });
}
