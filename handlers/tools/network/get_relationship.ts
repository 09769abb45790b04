import type { GetRelationshipHandler } from "../../../generated/tools/network/get_relationship.ts";
import type { ServiceContext } from "../../context.ts";
import { readAnnotations } from "../../service/annotations/annotations.ts";
import { readEnrollmentsOf } from "../../service/campaigns/results/lead-campaigns.ts";
import { readExclusionsOf } from "../../service/leads/exclusions.ts";
import { readListsOf } from "../../service/leads/lists-of-member.ts";

const maxCampaigns = 10;

/** The network describes the relationship; the service adds the data that the account has stored about the member. */
export const get_relationship: GetRelationshipHandler<ServiceContext> = async ({ profile_id }, context) => {
  const relationship = await context.network.relations.relationship(profile_id);
  const { id } = relationship.profile;
  const { tags, note } = (await readAnnotations(context, [id])).get(id) ?? { tags: [], note: null };
  const lead_lists = await readListsOf(context, id);
  const member = (await context.network.leads.describe([id])).get(id);
  const excluded = member ? (await readExclusionsOf(context, member)).reasonAgainst(member) : null;
  const campaigns = await readEnrollmentsOf(context, id, maxCampaigns);
  return { ...relationship, tags, note, lead_lists, campaigns, excluded };
};
