import { expect, test } from "vitest";
import { startService } from "../support/start-service.ts";

/** A list, filters that match nothing, and what `no_matches` says about them. */
const cases: readonly (readonly [tool: string, input: object, noMatches: object])[] = [
  [
    "list_conversations",
    { label: "custmer", filter: "starred" },
    { unknown_values: [{ input: "label", value: "custmer", nearest: ["Customer"] }] },
  ],
  ["list_conversations", { keyword: "xyzzy" }, { unknown_values: [{ input: "keyword", value: "xyzzy", nearest: [] }] }],
  [
    "get_connections",
    { tag: "custmer", location: "Stokholm" },
    {
      unknown_values: [
        { input: "location", value: "Stokholm", nearest: ["Stockholm, Sweden"] },
        { input: "tag", value: "custmer", nearest: ["Customer"] },
      ],
    },
  ],
  [
    "get_connections",
    { tag: "customer", keyword: "xyzzy" },
    { loosen: [{ omit: "keyword", total: 1, total_is_exact: true }] },
  ],
  [
    "list_leads",
    { tag: "hott", stage: "nwe" },
    {
      unknown_values: [
        { input: "tag", value: "hott", nearest: ["hot"] },
        { input: "stage", value: "nwe", nearest: ["new"] },
      ],
    },
  ],
  [
    "list_navigator_leads",
    { list: "Berln" },
    { unknown_values: [{ input: "list", value: "Berln", nearest: ["Berlin"] }] },
  ],
  [
    "list_post_drafts",
    { topic: "hirng" },
    { unknown_values: [{ input: "topic", value: "hirng", nearest: ["hiring"] }] },
  ],
  [
    "list_company_employees",
    { company_id: "cmp_demo_0001", title: "xyzzy" },
    {
      unknown_values: [{ input: "title", value: "xyzzy", nearest: [] }],
      loosen: [{ omit: "title", total: 14, total_is_exact: true }],
    },
  ],
];

test("lists whose filters match nothing name the unknown values and the filters to omit", async () => {
  const service = await startService();
  const [conversation] = (await service.call("list_conversations", { limit: 1 })).body.data;
  const [connection] = (await service.call("get_connections", { limit: 1 })).body.data;
  for (const [tool, input] of [
    ["update_conversation", { conversation_id: conversation.id, labels: ["Customer"] }],
    ["annotate_connection", { profile_id: connection.profile.id, tags: ["Customer"] }],
    ["save_lead", { profile_id: "prf_demo_0009", tags: ["Hot"], stage: "new" }],
    ["save_navigator_lead", { profile_id: "prf_demo_0009", list: "Berlin" }],
  ] as const)
    expect((await service.call(tool, input)).error, tool).toBeUndefined();

  for (const [tool, input, noMatches] of cases) {
    const { body } = await service.call(tool, input);
    expect(body, tool).toMatchObject({ data: [], next_cursor: null, no_matches: noMatches });
  }
  const found = (await service.call("list_conversations", { label: "CUSTOMER" })).body;
  expect(found).toMatchObject({ data: [{ id: conversation.id }], no_matches: null });
  expect((await service.call("list_conversations", { filter: "drafts" })).body.no_matches).toBeNull();
});
