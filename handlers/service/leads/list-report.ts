import type { LeadListReport, LeadRefusal } from "../../../generated/schemas.ts";
import type { LeadContext } from "./listed-leads.ts";
import { readLeadList } from "./lead-lists.ts";

const maxRefusals = 100;
const maxItemLength = 100;

type Reason = LeadRefusal["reason"];

const texts: Readonly<Record<Reason, string>> = {
  not_found: "It does not exist or is not visible to this account.",
  ambiguous: "Several members match.",
  own_profile: "This is the account's own profile.",
  repeated: "An earlier item identifies the same member.",
  invalid: "The row is invalid.",
};

/** Collects the changes that a call makes to a list. */
export class ListReport {
  added = 0;
  removed = 0;
  unchanged = 0;
  created = 0;
  updated = 0;
  readonly #refusals: LeadRefusal[] = [];
  readonly #counts = new Map<Reason, number>();

  /** Records an item that was not processed. @param row the number of its row in a CSV file; null for other items. */
  refuse(item: string, reason: Reason, text = texts[reason], row: number | null = null): void {
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1);
    if (this.#refusals.length < maxRefusals)
      this.#refusals.push({ row, item: item.slice(0, maxItemLength).toWellFormed(), reason, text });
  }

  async finish(context: LeadContext, leadListId: string, nextCursor: string | null = null): Promise<LeadListReport> {
    const refusals = this.#refusals.sort((one, other) => (one.row ?? 0) - (other.row ?? 0));
    const counts = [...this.#counts].sort(([, one], [, other]) => other - one);
    return {
      lead_list: await readLeadList(context, leadListId),
      added: this.added,
      removed: this.removed,
      unchanged: this.unchanged,
      leads_created: this.created,
      leads_updated: this.updated,
      refused: counts.reduce((sum, [, count]) => sum + count, 0),
      refused_by_reason: counts.map(([reason, count]) => ({ reason, count })),
      refusals,
      next_cursor: nextCursor,
    };
  }
}
