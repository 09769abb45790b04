import { expect, test } from "vitest";
import type { ToolName } from "../../../runtime/index.ts";
import type { ProfileItem } from "../../../generated/schemas.ts";
import { startService } from "../../support/start-service.ts";

const lists = {
  get_connections: {},
  get_followers: {},
  get_profile_viewers: {},
  list_invitations: { direction: "received" },
  list_post_reactions: { post_id: "pst_demo_0003" },
  list_suggested_connections: {},
};

test("lists only identify members by default, and with detail full describe them as search_people does", async () => {
  const { call } = await startService();
  const profiles = async (tool: ToolName, input: object): Promise<ProfileItem[]> => {
    const { data } = (await call(tool, input)).body as { data: { profile: ProfileItem | null }[] };
    return data.flatMap(({ profile }) => profile ?? []);
  };
  const [found] = (await call("search_people", { limit: 1 })).body.data;
  for (const [tool, input] of Object.entries(lists)) {
    const full = await profiles(tool, { ...input, detail: "full" });
    expect(full.length).toBeGreaterThan(0);
    for (const profile of full) expect(Object.keys(profile)).toEqual(Object.keys(found));
    const inShort = full.map(({ id, name, headline, location, industry, degree, mutual_connection_count }) => {
      return { id, name, headline, location, industry, degree, mutual_connection_count };
    });
    expect({ tool, profiles: await profiles(tool, input) }).toEqual({ tool, profiles: inShort });
  }
});
