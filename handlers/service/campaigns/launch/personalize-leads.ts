import type { OutreachSettings } from "../../../../generated/schemas.ts";
import type { CampaignRecord } from "../setup/campaign-record.ts";
import { dealVariants, usedVariants } from "../setup/variants.ts";
import type { EligibleLead } from "./select-leads.ts";
import { leadValues, renderText, type RenderedText } from "../setup/text-template.ts";

/** What one lead would get in one step. */
export interface ComposedStep {
  /** From 1. */
  readonly step: number;
  /** From 1; null: nothing is written. */
  readonly variant: number | null;
  readonly subject: RenderedText | null;
  readonly text: RenderedText | null;
}

/** A lead with everything that the campaign would do for it. */
export interface ComposedLead {
  readonly lead: EligibleLead;
  readonly steps: readonly ComposedStep[];
}

/** Deals the variants of every step and fills in the texts, for all leads. */
export function composeLeads(
  campaign: Pick<CampaignRecord, "id" | "steps">,
  settings: Pick<OutreachSettings, "invitation_note_policy">,
  leads: readonly EligibleLead[],
): ComposedLead[] {
  const ids = leads.map(({ lead_id }) => lead_id);
  const deals = campaign.steps.map((step, at) => {
    const variants = usedVariants(step, settings);
    const weights = variants.map(({ weight }) => weight);
    const dealt = variants.length > 0 ? dealVariants(`${campaign.id}\n${at + 1}`, ids, weights) : null;
    return { variants, dealt };
  });
  return leads.map((lead) => {
    const values = leadValues(lead.member, lead.custom);
    const steps = deals.map(({ variants, dealt }, at): ComposedStep => {
      const variant = dealt?.get(lead.lead_id) ?? null;
      const wording = variant === null ? undefined : variants[variant - 1];
      return {
        step: at + 1,
        variant,
        subject: wording?.subject ? renderText(wording.subject, values) : null,
        text: wording ? renderText(wording.text, values) : null,
      };
    });
    return { lead, steps };
  });
}
