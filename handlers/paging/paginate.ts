import type { CallContext } from "../../runtime/index.ts";
import type { Page, PageRequest } from "./page.ts";

interface PagedInput {
  readonly limit: number;
  readonly cursor?: string;
}

/**
 * Returns one page of a list: opens the cursor of the input and seals the cursor of the next page.
 *
 *     paginate(context, input, (request) => context.network.relations.followers(input, request))
 *
 * @throws Failure `invalid_cursor` unless the cursor was sealed for this tool, account and filters.
 */
export async function paginate<Item>(
  { cursors }: Pick<CallContext, "cursors">,
  { limit, cursor }: PagedInput,
  read: (request: PageRequest) => Promise<Page<Item>>,
): Promise<{ data: Item[]; next_cursor: string | null }> {
  const { items, next } = await read({ limit, after: cursors.open(cursor) });
  return { data: items, next_cursor: next && cursors.seal(next) };
}
