import type { CallContext } from "../../../runtime/index.ts";
import { searchWords } from "../../ranking/words.ts";
import type { IndexedTool } from "./tool-index.ts";

/** A search for tools that returns nothing. */
export interface EmptySearch {
  readonly task: string;
  /** The tools that match the task, in all categories and scopes, the best first. */
  readonly matches: readonly IndexedTool[];
  readonly isAllowed: (tool: IndexedTool) => boolean;
}

/** Describes what to do after a search for tools that returns nothing. */
export function explainNoTools(surface: CallContext["surface"], { task, matches, isAllowed }: EmptySearch): string {
  const list = `${surface.service.paths.docs}/llms.txt lists all tools by category.`;
  if (searchWords(task).length === 0)
    return `The task contains only common words. Name an action and an object, such as "send a message". ${list}`;
  if (matches.length === 0)
    return `No tool matches these words. Use other English words for the action and the object, such as "send a message". ${list}`;
  const allowed = matches.filter(isAllowed);
  if (allowed.length === 0) return "The tools that match require another scope. Ask the user to grant it.";
  const categories = [...new Set(allowed.map(({ entry }) => entry.category))].slice(0, maxCategories);
  return `No tool that you may call matches in this category. Omit category, or use one of: ${categories.join(", ")}.`;
}

/** The maximum number of categories that are named: those of the best tools. */
const maxCategories = 3;
