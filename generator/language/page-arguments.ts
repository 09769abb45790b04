/** The arguments that select a page. The runtime binds cursors to all other arguments, so these names are fixed. */
const PAGE_ARGUMENTS: ReadonlySet<string> = new Set(["cursor", "limit"]);

/** Returns whether an argument selects a page of a list. @param all the arguments of the tool, by name. */
export const isPageArgument = (name: string, all: object): boolean =>
  PAGE_ARGUMENTS.has(name) && Object.hasOwn(all, "cursor");
