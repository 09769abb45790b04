import type { Exclusion, ExclusionReport } from "../../../generated/schemas.ts";
import { Failure } from "../../../runtime/index.ts";
import { afterPosition, toPage } from "../../paging/keyset.ts";
import type { Page, PageRequest } from "../../paging/page.ts";
import { isoTime } from "../../time/iso-time.ts";
import { displayDomain, normalizeDomain } from "./domain-name.ts";
import type { ExclusionEntry } from "./exclusions.ts";
import type { LeadCallContext } from "./lead-context.ts";
import type { ExclusionRow } from "./tables.ts";

type Kind = ExclusionRow["kind"];

/** Lists the entries of the do-not-contact list, newest first. */
export async function listExclusions(
  context: LeadCallContext,
  kind: Kind | undefined,
  page: PageRequest,
): Promise<Page<Exclusion>> {
  const rows = await context.db
    .selectFrom("svc_exclusions")
    .select(["id", "kind", "value", "reason", "created_at"])
    .where("account_id", "=", context.account.id)
    .$if(kind !== undefined, (select) => select.where("kind", "=", kind ?? "member"))
    .where(afterPosition(["created_at", "id"], page.after, "desc"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(page.limit + 1)
    .execute();
  return toPage(
    rows,
    page,
    ({ created_at, id }) => [created_at, id],
    async (shown) => {
      const names = await readNames(context, shown);
      return shown.map(({ created_at, ...row }) => ({
        ...row,
        name: names.get(`${row.kind} ${row.value}`) ?? null,
        created_at: isoTime(created_at),
      }));
    },
  );
}

/** Reads the names of entries, by kind and value. */
async function readNames(
  { network }: LeadCallContext,
  entries: readonly Pick<ExclusionRow, "kind" | "value">[],
): Promise<ReadonlyMap<string, string>> {
  const values = (kind: Kind) => entries.filter((entry) => entry.kind === kind).map(({ value }) => value);
  const members = await network.leads.refs(values("member"));
  const companies = await network.companies.names(values("company"));
  return new Map([
    ...[...members].map(([id, { name }]) => [`member ${id}`, name] as const),
    ...[...companies].map(([id, name]) => [`company ${id}`, name] as const),
    ...values("domain").map((domain) => [`domain ${domain}`, displayDomain(domain)] as const),
  ]);
}

/** An entry of a request; `value` is null if `item` is unknown or invalid. */
interface RequestedEntry {
  readonly item: string;
  readonly kind: Kind;
  readonly value: string | null;
}

/** The report of an addition, and the entries of the request that are on the list afterwards. */
export interface AddedExclusions {
  readonly report: Omit<ExclusionReport, "campaign_leads">;
  readonly entries: readonly ExclusionEntry[];
}

/** Adds entries to the do-not-contact list and reports each of them. */
export async function addExclusions(
  context: LeadCallContext,
  {
    profile_ids = [],
    company_ids = [],
    domains = [],
    reason = null,
  }: {
    readonly profile_ids?: readonly string[];
    readonly company_ids?: readonly string[];
    readonly domains?: readonly string[];
    readonly reason?: string | null;
  },
): Promise<AddedExclusions> {
  const { network } = context;
  const members = await network.leads.resolve(profile_ids);
  const companies = await network.companies.resolve(company_ids);
  const requests: RequestedEntry[] = [
    ...profile_ids.map((item) => ({ item, kind: "member" as const, value: members.get(item) ?? null })),
    ...company_ids.map((item) => ({ item, kind: "company" as const, value: companies.get(item) ?? null })),
    ...domains.map((item) => ({ item, kind: "domain" as const, value: normalizeDomain(item) })),
  ];
  const known = requests.flatMap(({ kind, value }) => (value === null ? [] : [{ kind, value }]));
  const names = await readNames(context, known);
  const data: ExclusionReport["data"][number][] = [];
  for (const { item, kind, value } of requests) {
    if (value === null) {
      data.push({ item, kind, exclusion_id: null, ...refusals[kind] });
    } else {
      const { id, isNew } = await addEntry(context, kind, value, reason);
      const text = names.get(`${kind} ${value}`) ?? value;
      data.push({ item, kind, status: isNew ? "added" : "unchanged", exclusion_id: id, text });
    }
  }
  const count = (...statuses: readonly string[]): number =>
    data.filter(({ status }) => statuses.includes(status)).length;
  return {
    report: { added: count("added"), unchanged: count("unchanged"), refused: count("not_found", "invalid"), data },
    entries: known.map((entry) => ({ ...entry, reason })),
  };
}

const refusals = {
  member: { status: "not_found", text: "There is no such member. Find members with search_people." },
  company: { status: "not_found", text: "There is no such company. Find companies with search_companies." },
  domain: {
    status: "invalid",
    text: "A domain has at least two parts, such as acme.example. To exclude one person, use profile_ids.",
  },
} as const;

async function addEntry(
  { db, account, now, newId }: LeadCallContext,
  kind: Kind,
  value: string,
  reason: string | null,
): Promise<{ id: string; isNew: boolean }> {
  const added = await db
    .insertInto("svc_exclusions")
    .values({ id: newId("exc"), account_id: account.id, kind, value, reason, created_at: now() })
    .onConflict((conflict) => conflict.columns(["account_id", "kind", "value"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) return { id: added.id, isNew: true };
  const { id } = await db
    .selectFrom("svc_exclusions")
    .select("id")
    .where("account_id", "=", account.id)
    .where("kind", "=", kind)
    .where("value", "=", value)
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}

/** @throws Failure `not_found` if the account has no such entry. */
export async function removeExclusion({ db, account }: LeadCallContext, id: string): Promise<void> {
  const removed = await db
    .deleteFrom("svc_exclusions")
    .where("account_id", "=", account.id)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  if (!removed)
    throw new Failure("not_found", {
      detail: "The do-not-contact list has no such entry.",
      hint: "Find entries with list_exclusions.",
    });
}
