// Generated from spec/limits.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { LimitsEntry } from "switchboard/contract";

/** Safety limits of accounts and rate limits of plans. */
export const limits: LimitsEntry = {
  safety: [
    { name: "search", title: "Searches", daily: 300 },
    { name: "profile_view", title: "Profile views", daily: 250 },
    { name: "message", title: "Messages", daily: 150 },
    { name: "engagement", title: "Engagements", daily: 100 },
    { name: "content_poll", title: "Content reads", daily: 50 },
    { name: "invitation", title: "Invitations", daily: 15, weekly: 100 },
    { name: "post", title: "Posts", daily: 10 },
    { name: "inmail", title: "InMails", daily: 10 },
    { name: "follow", title: "Follows", daily: 50 },
    { name: "export", title: "Exports", daily: 10 },
  ],
  dailyOnly: ["embedded"],
  warmUp: { startPercent: 20, days: 14 },
  plans: [
    { name: "standard", title: "Standard", perMinute: 300, burst: 60, windowSeconds: 12, isDefault: true },
    {
      name: "high_volume",
      title: "High volume",
      perMinute: 6000,
      burst: 600,
      windowSeconds: 6,
      isDefault: false,
    },
  ],
};
