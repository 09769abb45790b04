// Generated from spec/limits.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { LimitsEntry } from "switchboard/contract";

/** Safety limits of accounts and rate limits of plans. */
export const limits: LimitsEntry = {
  safety: [{ name: "change", title: "Changes", daily: 100 }],
  dailyOnly: [],
  warmUp: { startPercent: 20, days: 14 },
  plans: [
    { name: "standard", title: "Standard", perMinute: 300, burst: 60, windowSeconds: 12, isDefault: true },
    { name: "large", title: "Large", perMinute: 3000, burst: 600, windowSeconds: 12, isDefault: false },
  ],
};
