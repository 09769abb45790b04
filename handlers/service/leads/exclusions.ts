import type { Account } from "../../../runtime/index.ts";
import type { LeadMember } from "../../network/port/leads.ts";
import type { LeadContext } from "./listed-leads.ts";

type Context = Pick<LeadContext, "db"> & { readonly account: Pick<Account, "id"> };

/** The account's do-not-contact list. */
export interface Exclusions {
  /** Describes the entry that excludes a member, or returns null. Omits names, because other people have written them. */
  reasonAgainst(member: LeadMember): string | null;
}

/** Reads the do-not-contact list: members, companies, and domains with all their subdomains. */
export async function readExclusions(context: Context): Promise<Exclusions> {
  return toExclusions(await entriesOf(context).execute());
}

/** Reads the entries that can exclude the given members. */
export async function readExclusionsOf(context: Context, ...members: readonly LeadMember[]): Promise<Exclusions> {
  if (members.length === 0) return toExclusions([]);
  const values = members.flatMap(({ id, company_id, domains }) => [
    id,
    company_id ?? "",
    ...domains.flatMap(withParents),
  ]);
  const kinds = ["member", "company", "domain"] as const; // the unique index begins with account and kind
  return toExclusions(await entriesOf(context).where("kind", "in", kinds).where("value", "in", values).execute());
}

const entriesOf = ({ db, account }: Context) =>
  db.selectFrom("svc_exclusions").select(["kind", "value", "reason"]).where("account_id", "=", account.id);

/** An entry of the list. */
export type ExclusionEntry = Awaited<ReturnType<ReturnType<typeof entriesOf>["executeTakeFirstOrThrow"]>>;

/** Creates a do-not-contact list of only these entries. */
export function toExclusions(rows: readonly ExclusionEntry[]): Exclusions {
  const entries = new Map(rows.map(({ kind, value, reason }) => [`${kind} ${value}`, reason]));
  const describeEntry = (key: string, what: string): string | null => {
    const reason = entries.get(key);
    if (reason === undefined) return null;
    return `${what} is on the do-not-contact list${reason === null ? "." : `: ${reason}`}`;
  };
  return {
    reasonAgainst: ({ id, company_id, domains }) => {
      const byCompany = company_id === null ? null : describeEntry(`company ${company_id}`, "The member's company");
      const byDomain = domains
        .flatMap(withParents)
        .map((domain) => describeEntry(`domain ${domain}`, `The domain ${domain}`))
        .find((text) => text !== null);
      return describeEntry(`member ${id}`, "The member") ?? byCompany ?? byDomain ?? null;
    },
  };
}

/** A domain and its parents: `a.b.example`, `b.example` and `example`. */
function withParents(domain: string): string[] {
  const labels = domain.split(".");
  return labels.map((_, at) => labels.slice(at).join("."));
}
