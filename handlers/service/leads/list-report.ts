import type { LeadListReport, LeadRefusal } from "../../../generated/schemas.ts";
import type { LeadContext } from "./listed-leads.ts";
import { readLeadList } from "./lead-lists.ts";

const maxRefusals = 100;
const maxItemLength = 100;
/** The maximum number of ranges that a group of refused rows contains, unless the caller requests all. */
const maxRanges = 20;

type Reason = LeadRefusal["reason"];

const texts: Readonly<Record<Reason, string>> = {
  not_found: "It does not exist or is not visible to this account.",
  ambiguous: "Several members match.",
  own_profile: "This is the account's own profile.",
  repeated: "An earlier item identifies the same member.",
  invalid: "The row is invalid.",
};

interface FinishOptions {
  readonly nextCursor?: string | null;
  readonly noMatches?: LeadListReport["no_matches"];
  readonly allRows?: boolean;
}

/** Collects the changes that a call makes to a list. */
export class ListReport {
  added = 0;
  removed = 0;
  unchanged = 0;
  created = 0;
  updated = 0;
  /** Leads that the call has created: later changes in the same call do not count as updates. */
  readonly createdIds = new Set<string>();
  readonly #refusals: LeadRefusal[] = [];

  /** Records an item that was not processed. @param row the number of its row in a CSV file; null for other items. */
  refuse(item: string, reason: Reason, text = texts[reason], row: number | null = null): void {
    this.#refusals.push({ row, item: item.slice(0, maxItemLength).toWellFormed(), reason, text });
  }

  /** @param options `nextCursor` continues the import of a search; `noMatches` explains an empty one; `allRows` requests the numbers of all refused rows. */
  async finish(
    context: LeadContext,
    leadListId: string,
    { nextCursor = null, noMatches = null, allRows = false }: FinishOptions = {},
  ): Promise<LeadListReport> {
    const refusals = this.#refusals.sort((one, other) => (one.row ?? 0) - (other.row ?? 0));
    const counts = new Map<Reason, number>();
    for (const { reason } of refusals) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return {
      lead_list: await readLeadList(context, leadListId),
      added: this.added,
      removed: this.removed,
      unchanged: this.unchanged,
      leads_created: this.created,
      leads_updated: this.updated,
      refused: refusals.length,
      refused_by_reason: [...counts]
        .map(([reason, count]) => ({ reason, count }))
        .sort((one, other) => other.count - one.count),
      refusals: refusals.slice(0, maxRefusals),
      refused_rows: describeRows(refusals, allRows ? Infinity : maxRanges),
      next_cursor: nextCursor,
      no_matches: noMatches,
    };
  }
}

/** Groups sorted refusals of rows by their explanation. */
function describeRows(refusals: readonly LeadRefusal[], maxShown: number): LeadListReport["refused_rows"] {
  const groups = new Map<string, { readonly reason: Reason; readonly ranges: [number, number][] }>();
  for (const { row, reason, text } of refusals) {
    if (row === null) continue;
    const group = groups.get(text) ?? { reason, ranges: [] };
    groups.set(text, group);
    const last = group.ranges.at(-1);
    if (last?.[1] === row - 1) last[1] = row;
    else group.ranges.push([row, row]);
  }
  return [...groups].map(([text, { reason, ranges }]) => ({
    reason,
    text,
    rows: ranges
      .slice(0, maxShown)
      .map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`))
      .join(", "),
    rows_omitted: ranges.slice(maxShown).reduce((sum, [from, to]) => sum + to - from + 1, 0),
  }));
}
