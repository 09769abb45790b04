import type { CallContext, RuntimeTables } from "../../../../runtime/index.ts";
import type { Network } from "../../../network/port/network.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import type { AnnotationTables } from "../../annotations/tables.ts";
import type { CampaignTables } from "../../campaigns/tables.ts";
import type { LeadTables } from "../../leads/tables.ts";
import type { ExportedRow } from "../file-writer.ts";

/** The context with which the contents of files are read. */
export interface ExportContext extends Pick<
  CallContext<RuntimeTables & AnnotationTables & CampaignTables & LeadTables>,
  "db" | "dialect" | "account" | "now" | "newId" | "signal"
> {
  readonly network: Network;
}

/** The columns of a kind of file, and its rows. `options` are those of the request. */
export interface ExportContent<Options> {
  readonly columns: readonly string[];
  rows(context: ExportContext, options: Options): AsyncIterable<ExportedRow>;
}

const pageSize = 100;

/** Reads all items of a list, page by page. */
export async function* readAll<Item>(read: (page: PageRequest) => Promise<Page<Item>>): AsyncIterable<Item> {
  let after: PageRequest["after"] = null;
  do {
    const page: Page<Item> = await read({ limit: pageSize, after });
    yield* page.items;
    after = page.next;
  } while (after !== null);
}
