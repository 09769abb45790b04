import type { OutreachSettings } from "../../../../generated/schemas.ts";
import type { CampaignRecord } from "../setup/campaign-record.ts";
import { assignVariants, usedVariants } from "../setup/variants.ts";
import type { ActiveEnrollment } from "./active-enrollments.ts";

type Assigned = Pick<ActiveEnrollment, "enrollment_id" | "variants">;

/**
 * Returns a function that returns the variant of each step of an enrollment: the assigned one if it still exists,
 * otherwise one chosen by weight.
 */
export function createVariantAssigner(
  campaign: Pick<CampaignRecord, "id" | "steps">,
  settings: Pick<OutreachSettings, "invitation_note_policy">,
  resumed: readonly Assigned[],
): (enrollment: Assigned) => (number | null)[] {
  const ids = resumed.map(({ enrollment_id }) => enrollment_id);
  const assignments = campaign.steps.map((step, at) => {
    const weights = usedVariants(step, settings).map(({ weight }) => weight);
    const count = weights.length;
    return { count, assigned: count > 0 ? assignVariants(`${campaign.id}\n${at + 1}`, ids, weights) : null };
  });
  return ({ enrollment_id, variants }) =>
    assignments.map(({ count, assigned }, at) => {
      if (count === 0) return null;
      const kept = variants[at] ?? null;
      return kept !== null && kept <= count ? kept : (assigned?.get(enrollment_id) ?? null);
    });
}
