import { createHash } from "node:crypto";
import type { CampaignStep, CampaignVariant, OutreachSettings } from "../../../../generated/schemas.ts";

/** The variants that a step uses: none for an invitation if the account never writes notes. */
export function usedVariants(
  { kind, variants }: CampaignStep,
  { invitation_note_policy }: Pick<OutreachSettings, "invitation_note_policy">,
): readonly CampaignVariant[] {
  return kind === "invite" && invitation_note_policy === "never" ? [] : variants;
}

/**
 * Assigns one variant to each lead, as close to the weights as the number of leads allows. The order of the leads does not
 * matter: a preview and the launch after it assign the same variants. Different seeds produce independent assignments.
 * @returns the variant of each lead, counted from 1.
 */
export function assignVariants(
  seed: string,
  leadIds: readonly string[],
  weights: readonly number[],
): ReadonlyMap<string, number> {
  const shuffled = leadIds
    .map((id) => ({ id, key: createHash("sha256").update(`${seed}\n${id}`).digest("hex") }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shortfalls = weights.map(() => 0);
  const assigned = new Map<string, number>();
  for (const { id } of shuffled) {
    weights.forEach((weight, at) => (shortfalls[at] = (shortfalls[at] ?? 0) + weight));
    const next = shortfalls.indexOf(Math.max(...shortfalls));
    shortfalls[next] = (shortfalls[next] ?? 0) - total;
    assigned.set(id, next + 1);
  }
  return assigned;
}
