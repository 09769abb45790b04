import type { VariantComparison } from "../../../../generated/schemas.ts";
import { compareProportions, triesNeeded, type Proportion } from "../../../statistics/proportions.ts";

/** Variants with fewer sends are not compared. */
export const minSends = 30;

const alpha = 0.05;

/** The outcome of one variant; variants are listed in order of their numbers. */
export interface VariantOutcome extends Proportion {
  readonly name: string;
}

interface Ranked extends VariantOutcome {
  readonly variant: number;
  readonly rate: number;
}

/** Tests the best variant of a step against the second best; null for a step with one variant. */
export function compareVariants(
  metric: VariantComparison["metric"],
  outcomes: readonly VariantOutcome[],
): VariantComparison | null {
  const ranked = outcomes
    .map((outcome, at): Ranked => ({
      ...outcome,
      variant: at + 1,
      rate: outcome.tries ? outcome.hits / outcome.tries : -1,
    }))
    .sort((one, other) => other.rate - one.rate);
  const [best, other] = ranked;
  if (!best || !other) return null;
  const pairs = (outcomes.length * (outcomes.length - 1)) / 2;
  const bothSent = best.tries > 0 && other.tries > 0;
  const tooFew = Math.min(best.tries, other.tries) < minSends;
  const p = tooFew ? null : Math.min(1, compareProportions(best, other) * pairs);
  const verdict = p === null ? "too_few" : p < alpha ? "winner" : "no_difference_yet";
  const difference = bothSent ? best.rate - other.rate : null;
  const sendsNeeded =
    verdict === "winner" || difference === null || difference === 0
      ? null
      : Math.max(minSends, triesNeeded(best.rate, other.rate, alpha / pairs)) - Math.min(best.tries, other.tries);
  return {
    metric,
    best_variant: best.variant,
    other_variant: other.variant,
    difference_points: difference === null ? null : Math.round(difference * 1000) / 10,
    p_value: p === null ? null : Math.round(p * 10_000) / 10_000,
    verdict,
    sends_needed: sendsNeeded === null ? null : Math.max(0, sendsNeeded),
    text: describe(verdict, metric, best, other, difference),
  };
}

function describe(
  verdict: VariantComparison["verdict"],
  metric: VariantComparison["metric"],
  best: Ranked,
  other: Ranked,
  difference: number | null,
): string {
  const what = metric === "accepted" ? "acceptance" : "reply";
  const shown = ({ hits, tries }: Proportion): string => `${hits} of ${tries}`;
  const counts = `${what} ${shown(best)} against ${shown(other)}`;
  if (verdict === "winner") return `"${best.name}" performs better than "${other.name}": ${counts}.`;
  if (verdict === "too_few") return `Too few sends to compare: ${counts}; each variant requires ${minSends} sends.`;
  if (difference === 0) return `"${best.name}" and "${other.name}" perform equally well: ${counts}.`;
  return `"${best.name}" leads "${other.name}", but the difference is not significant: ${counts}.`;
}
