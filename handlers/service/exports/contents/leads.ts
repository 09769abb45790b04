import type { Lead } from "../../../../generated/schemas.ts";
import { isoTime } from "../../../time/iso-time.ts";
import { readExclusions } from "../../leads/exclusions.ts";
import { listLeads } from "../../leads/list-leads.ts";
import { readAll, type ExportContent, type ExportContext } from "./export-content.ts";

interface Options {
  readonly lead_list_id?: string;
  readonly campaign_id?: string;
  readonly omit_excluded?: boolean;
}

/** The leads of the account, of a list or of a campaign, oldest first, with their campaigns and the reason why they are excluded. */
export const leads: ExportContent<Options> = {
  columns: [
    ...["lead_id", "profile_id", "name", "headline", "title", "company", "location", "url", "tags", "stage", "note"],
    ...["custom", "campaigns", "excluded", "created_at", "updated_at"],
  ],
  async *rows(context, { lead_list_id: leadListId = null, campaign_id: campaignId, omit_excluded = false }) {
    const query = { leadListId, keyword: null, tag: null, stage: null, sort: "oldest" } as const;
    const exclusions = await readExclusions(context);
    const items = readAll(async (page) => {
      const { items, next } = await listLeads(context, query, page);
      return { items: await addCampaigns(context, items), next };
    });
    for await (const { lead, member, campaigns } of items) {
      if (campaignId !== undefined && !campaigns.some(({ campaign_id }) => campaign_id === campaignId)) continue;
      const excluded = member ? exclusions.reasonAgainst(member) : null;
      if (omit_excluded && excluded !== null) continue;
      yield {
        lead_id: lead.id,
        profile_id: lead.profile?.id ?? null,
        name: lead.profile?.name ?? null,
        headline: lead.profile?.headline ?? null,
        title: member?.title ?? null,
        company: member?.company_name ?? null,
        location: member?.location ?? null,
        url: lead.profile?.url ?? null,
        tags: lead.tags,
        stage: lead.stage,
        note: lead.note,
        custom: lead.custom.map(({ name, value }) => `${name}: ${value}`),
        campaigns: campaigns.map(describeEnrollment),
        excluded,
        created_at: lead.created_at,
        updated_at: lead.updated_at,
      };
    }
  },
};

/** Adds the members and the enrollments of leads. */
async function addCampaigns(context: ExportContext, listed: readonly Lead[]) {
  const members = await context.network.leads.describe(listed.flatMap(({ profile }) => profile?.id ?? []));
  const enrollments = await readEnrollments(context, listed);
  return listed.map((lead) => ({
    lead,
    member: members.get(lead.profile?.id ?? ""),
    campaigns: enrollments.filter(({ lead_id }) => lead_id === lead.id),
  }));
}

async function readEnrollments({ db, account }: ExportContext, listed: readonly Lead[]) {
  if (listed.length === 0) return [];
  const ids = listed.map(({ id }) => id);
  return db
    .selectFrom("svc_enrollments as e")
    .innerJoin("svc_campaigns as c", "c.id", "e.campaign_id")
    .select(["e.lead_id", "e.campaign_id", "c.name", "e.stage", "e.outcome", "e.enrolled_at", "e.end_reason"])
    .where("e.account_id", "=", account.id)
    .where("e.lead_id", "in", ids)
    .orderBy("e.enrolled_at")
    .orderBy("e.id")
    .execute();
}

type Enrollment = Awaited<ReturnType<typeof readEnrollments>>[number];

const describeEnrollment = ({ name, stage, outcome, enrolled_at, end_reason }: Enrollment): string =>
  [`${name}: ${stage}`, `enrolled ${isoTime(enrolled_at).slice(0, 10)}`, outcome, end_reason]
    .filter((part) => part !== null)
    .join(", ");
