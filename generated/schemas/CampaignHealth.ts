// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { CampaignHealthCheck } from "../schemas.ts";

/** Health of a campaign and the checks behind it. */
export interface CampaignHealth {
  /** 100 minus 30 per critical and 10 per warning check, at least 0. */
  score: number;
  /** The worst level of the checks; good if all are ok. */
  level: "good" | "warning" | "critical";
  /** Checks that apply to the campaign's status, worst first. */
  checks: readonly CampaignHealthCheck[];
}
