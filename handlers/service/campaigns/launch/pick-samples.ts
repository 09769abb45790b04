import type { PersonalizedLead } from "./personalize-leads.ts";

/** Picks leads that cover as many variants as possible and are otherwise spread evenly over the list, in list order. */
export function pickSamples(leads: readonly PersonalizedLead[], count: number): PersonalizedLead[] {
  const size = Math.min(count, leads.length);
  const picked = new Set<number>();
  const shown = new Set<string>();
  for (let turn = 0; turn < size; turn++) {
    const start = Math.floor((turn * leads.length) / size);
    let best = -1;
    let bestNew = -1;
    for (let offset = 0; offset < leads.length; offset++) {
      const at = (start + offset) % leads.length;
      const unseen = variantsOf(leads[at]).filter((variant) => !shown.has(variant)).length;
      if (picked.has(at) || unseen <= bestNew) continue;
      best = at;
      bestNew = unseen;
    }
    picked.add(best);
    for (const variant of variantsOf(leads[best])) shown.add(variant);
  }
  return leads.filter((_, at) => picked.has(at));
}

function variantsOf(lead: PersonalizedLead | undefined): string[] {
  return (lead?.steps ?? []).flatMap(({ step, variant }) => (variant === null ? [] : [`${step} ${variant}`]));
}
