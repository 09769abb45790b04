import type { OutreachSettings } from "../../../../generated/schemas.ts";
import type { CampaignRecord } from "../setup/campaign-record.ts";
import { leadValues, renderText, type RenderedText } from "../setup/text-template.ts";
import { assignVariants, usedVariants } from "../setup/variants.ts";
import type { EligibleLead } from "./select-leads.ts";

/** One step of a campaign for one lead. */
export interface PersonalizedStep {
  /** From 1. */
  readonly step: number;
  /** From 1; null if the step writes nothing. */
  readonly variant: number | null;
  readonly subject: RenderedText | null;
  readonly text: RenderedText | null;
}

/** A lead with the texts that the campaign would send to it. */
export interface PersonalizedLead {
  readonly lead: EligibleLead;
  readonly steps: readonly PersonalizedStep[];
}

/** Assigns a variant of every step to each lead, and renders the texts of these variants for the lead. */
export function personalizeLeads(
  campaign: Pick<CampaignRecord, "id" | "steps">,
  settings: Pick<OutreachSettings, "invitation_note_policy">,
  leads: readonly EligibleLead[],
): PersonalizedLead[] {
  const ids = leads.map(({ lead_id }) => lead_id);
  const assignments = campaign.steps.map((step, at) => {
    const variants = usedVariants(step, settings);
    const weights = variants.map(({ weight }) => weight);
    const assigned = variants.length > 0 ? assignVariants(`${campaign.id}\n${at + 1}`, ids, weights) : null;
    return { variants, assigned };
  });
  return leads.map((lead) => {
    const values = leadValues(lead.member, lead.custom);
    const steps = assignments.map(({ variants, assigned }, at): PersonalizedStep => {
      const variant = assigned?.get(lead.lead_id) ?? null;
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
