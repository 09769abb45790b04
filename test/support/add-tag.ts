import type { ListNotesHandler } from "../fixtures/notes/generated/tools/notes/list_notes.ts";
import type { NotesContext } from "../fixtures/notes/handlers/definition.ts";

/** A handler that changes its argument `tags`, and returns the result as `next_cursor`. */
export const addTag: ListNotesHandler<NotesContext> = async ({ tags = [] }) => {
  (tags as string[]).push("more"); // needs a cast, but replacing a list inside an object does not
  return { data: [], next_cursor: tags.join(", ") };
};
