// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CampaignHealthCheck } from "../schemas.ts";

/** How well a campaign is doing, and why. */
export interface CampaignHealth {
  /** 100 less 30 for each critical and 10 for each warning check, at least 0. */
  score: number;
  /** The worst level of the checks; good: all ok. */
  level: "good" | "warning" | "critical";
  /** Those that apply to the campaign's state, worst first. */
  checks: readonly CampaignHealthCheck[];
}
