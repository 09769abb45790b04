import { createHash } from "node:crypto";
import type { CampaignStep, CampaignVariant, OutreachSettings } from "../../../../generated/schemas.ts";

/** The wordings that a step really uses: none for an invitation where the account never writes notes. */
export function usedVariants(
  { kind, variants }: CampaignStep,
  { invitation_note_policy }: Pick<OutreachSettings, "invitation_note_policy">,
): readonly CampaignVariant[] {
  return kind === "invite" && invitation_note_policy === "never" ? [] : variants;
}

/**
 * Deals one variant to each lead, in exact proportion to the weights as far as the number of leads allows. Who gets which
 * depends on the seed and the lead alone, so that a preview and the launch after it deal the same, and dealing for two
 * steps (two seeds) is independent.
 * @returns by lead, the variant from 1.
 */
export function dealVariants(
  seed: string,
  leadIds: readonly string[],
  weights: readonly number[],
): ReadonlyMap<string, number> {
  const shuffled = leadIds
    .map((id) => ({ id, key: createHash("sha256").update(`${seed}\n${id}`).digest("hex") }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const owed = weights.map(() => 0);
  const dealt = new Map<string, number>();
  for (const { id } of shuffled) {
    weights.forEach((weight, at) => (owed[at] = (owed[at] ?? 0) + weight));
    const next = owed.indexOf(Math.max(...owed));
    owed[next] = (owed[next] ?? 0) - total;
    dealt.set(id, next + 1);
  }
  return dealt;
}
