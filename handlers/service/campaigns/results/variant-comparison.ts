import type { VariantComparison } from "../../../../generated/schemas.ts";
import { isEnoughData, minSample, missingObservations } from "../../../statistics/enough-data.ts";
import { compareProportions, triesNeeded, type Proportion } from "../../../statistics/proportions.ts";

const alpha = 0.05;

/**
 * The maximum number of sends of each variant that is worth waiting for. A difference that requires more is too small
 * to matter.
 */
const maxSends = 1_000;

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
  const fewer = Math.min(best.tries, other.tries);
  const p = isEnoughData(fewer) ? Math.min(1, compareProportions(best, other) * pairs) : null;
  const verdict = p === null ? "too_few" : p < alpha ? "winner" : "no_difference_yet";
  const difference = bothSent ? best.rate - other.rate : null;
  const needed =
    verdict === "too_few"
      ? missingObservations(fewer)
      : verdict === "winner" || best.rate === other.rate
        ? null
        : sendsToConfirm(best, other, alpha / pairs);
  return {
    metric,
    best_variant: best.variant,
    other_variant: other.variant,
    difference_points: difference === null ? null : Math.round(difference * 1000) / 10,
    p_value: p === null ? null : Math.round(p * 10_000) / 10_000,
    verdict,
    sends_needed: needed,
    text: describe(verdict, metric, best, other, needed),
  };
}

/** The number of further sends of each variant that would confirm the current difference; null if there would be too many. */
function sendsToConfirm(best: Ranked, other: Ranked, level: number): number | null {
  const total = triesNeeded(best.rate, other.rate, level);
  return total > maxSends ? null : Math.max(0, total - Math.min(best.tries, other.tries));
}

function describe(
  verdict: VariantComparison["verdict"],
  metric: VariantComparison["metric"],
  best: Ranked,
  other: Ranked,
  needed: number | null,
): string {
  const what = metric === "accepted" ? "acceptance" : "reply";
  const shown = ({ hits, tries }: Proportion): string => `${hits} of ${tries}`;
  const counts = `${what} ${shown(best)} against ${shown(other)}`;
  if (verdict === "winner") return `"${best.name}" performs better than "${other.name}": ${counts}.`;
  if (verdict === "too_few")
    return `Too few sends to compare: ${counts}. Each variant requires ${minSample} sends; the smaller sample lacks ${needed ?? 0}.`;
  if (best.rate === other.rate) return `"${best.name}" and "${other.name}" perform equally well: ${counts}.`;
  const leads = `"${best.name}" leads "${other.name}", but the difference is not significant: ${counts}`;
  return needed === null
    ? `${leads}. It is so small that even ${maxSends} sends of each would not confirm it.`
    : `${leads}; about ${needed} more sends of each would confirm it.`;
}
