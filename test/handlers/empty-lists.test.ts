import { expect, test } from "vitest";
import type { NoMatches } from "../../generated/schemas.ts";
import type { ToolName } from "../../runtime/index.ts";
import { addAccount } from "../support/network.ts";
import { startService, type TestService } from "../support/start-service.ts";

const dayMs = 86_400_000;

/** A list, filters that match nothing, and what `no_matches` says about them. */
const cases: readonly (readonly [tool: ToolName, input: object, noMatches: object])[] = [
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
  // Members of other companies have these titles, or titles that contain them.
  ["list_company_employees", { company_id: "cmp_demo_0001", title: "Brand Designer" }, { unknown_values: [] }],
  ["list_company_employees", { company_id: "cmp_demo_0001", title: "UX Designer" }, { unknown_values: [] }],
  ["search_messages", { keyword: "zzqx" }, { unknown_values: [{ input: "keyword", value: "zzqx", nearest: [] }] }],
  [
    "search_messages",
    { keyword: "the", profile_id: "prf_demo_0099" },
    { unknown_values: [], loosen: [{ omit: "profile_id", total: 20, total_is_exact: false }] },
  ],
  [
    "search_messages",
    { keyword: "the and a to of you we zzqx zzqy thanks" },
    {
      unknown_values: ["zzqx", "zzqy"].map((value) => ({ input: "keyword", value, nearest: [] })),
      loosen: [{ omit: "keyword", use: "the and a to of" }],
    },
  ],
  [
    "search_messages",
    { keyword: "thanks", until: "2001-01-01T00:00:00Z", profile_id: "prf_demo_0099" },
    { unknown_values: [], loosen: [{ omit: "profile_id", also: ["until"], total: 1, total_is_exact: true }] },
  ],
  [
    "search_messages",
    { keyword: "tuesday deal", conversation_id: "cnv_demo_0001" },
    { unknown_values: [], loosen: [{ omit: "keyword", use: "tuesday", total: 1 }] },
  ],
  [
    "search_messages",
    { keyword: "tuesday zzqx", until: "2001-01-01T00:00:00Z" },
    {
      unknown_values: [{ input: "keyword", value: "zzqx" }],
      loosen: [{ omit: "keyword", use: "tuesday", also: ["until"] }],
    },
  ],
  ["search_jobs", { company: "cmp_demo_0002" }, { unknown_values: [], loosen: [{ omit: "company" }] }],
  ["search_jobs", { company: "Tejo Cloud" }, { unknown_values: [], loosen: [{ omit: "company" }] }],
  [
    "get_feed",
    { topic: "*" },
    {
      unknown_values: [{ input: "topic", value: "*", nearest: [] }],
      loosen: [{ omit: "topic", total: 20, total_is_exact: false }],
    },
  ],
  [
    "get_feed",
    { topic: "mentorng zzqx" },
    {
      unknown_values: [
        { input: "topic", value: "mentorng", nearest: ["mentoring"] },
        { input: "topic", value: "zzqx", nearest: [] },
      ],
      loosen: [{ omit: "topic", total: 20, total_is_exact: false }],
    },
  ],
  [
    "get_followers",
    { keyword: "zzqx" },
    { unknown_values: [{ input: "keyword", value: "zzqx" }], loosen: [{ omit: "keyword" }] },
  ],
  [
    "list_following",
    { keyword: "zzqx", kind: "company" },
    { unknown_values: [{ input: "keyword", value: "zzqx" }], loosen: [{ omit: "keyword" }] },
  ],
  [
    "list_lead_lists",
    { keyword: "sumit" },
    { unknown_values: [{ input: "keyword", value: "sumit", nearest: ["summit"] }], loosen: [{ omit: "keyword" }] },
  ],
  [
    "list_campaign_leads",
    { campaign_id: "cpn_demo_0003", keyword: "zzqx" },
    { unknown_values: [{ input: "keyword", value: "zzqx" }], loosen: [{ omit: "keyword" }] },
  ],
  [
    "list_audit_events",
    { tool: "list_laeds", key_id: "key_x" },
    {
      unknown_values: [
        { input: "tool", value: "list_laeds", nearest: ["list_leads", "list_posts"] },
        { input: "key_id", value: "key_x", nearest: [] },
      ],
    },
  ],
  ["list_audit_events", { tool: "delete_webhook" }, { unknown_values: [], loosen: [{ omit: "tool" }] }],
  [
    "search_help",
    { keyword: "warmpu", kind: "limit" },
    { unknown_values: [{ input: "keyword", value: "warmpu", nearest: ["warm"] }] },
  ],
  [
    "search_help",
    { keyword: "mentoring", kind: "limit" },
    { unknown_values: [], loosen: [{ omit: "kind", total: 1 }] },
  ],
  [
    "get_search_parameters",
    { kind: "location", keyword: "Stokholm" },
    { unknown_values: [{ input: "keyword", value: "Stokholm", nearest: ["Stockholm, Sweden"] }] },
  ],
  [
    "search_navigator_accounts",
    { technologies: ["zzqx"] },
    { unknown_values: [{ input: "technologies", value: "zzqx", nearest: [] }], loosen: [{ omit: "technologies" }] },
  ],
  [
    "search_posts",
    { keyword: "team", author: "prf_demo_99999999" },
    { unknown_values: [{ input: "author", value: "prf_demo_99999999", nearest: [] }], loosen: [{ omit: "author" }] },
  ],
  ["search_posts", { keyword: "zzqx", author: "prf_demo_0002" }, { unknown_values: [{ input: "keyword" }] }],
  ["search_people", { keyword: "zzqx" }, { loosen: [{ omit: "keyword" }] }],
  ["list_leads", { tag: "hott" }, { loosen: [{ omit: "tag", total: 20, total_is_exact: false }] }],
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
    expect(body, tool).toMatchObject({ data: [], no_matches: noMatches });
  }
  const found = (await service.call("list_conversations", { label: "CUSTOMER" })).body;
  expect(found).toMatchObject({ data: [{ id: conversation.id }], no_matches: null });
  expect((await service.call("list_conversations", { filter: "drafts" })).body.no_matches).toMatchObject({
    loosen: [{ omit: "filter", total: 20, total_is_exact: false }],
  });
});

const never = "2100-01-01T00:00:00Z";
const campaign_id = "cpn_demo_0003";

/** A list, filters that match nothing, and the filters to omit according to `no_matches`. */
const filtered: readonly (readonly [tool: ToolName, input: object, ...loosen: (readonly string[])[]])[] = [
  ["list_campaigns", { status: "archived" }, ["status"]],
  ["list_invitations", { direction: "received", status: "withdrawn" }, ["status"]],
  ["list_invitations", { direction: "sent", status: "pending", older_than_days: 3000 }, ["older_than_days"]],
  [
    "list_invitations",
    { direction: "sent", status: "withdrawn", older_than_days: 3000 },
    ["status", "older_than_days"],
  ],
  ["list_posts", { since: never }, ["since"]],
  ["list_posts", { profile_id: "prf_demo_0002", since: never, sort: "engagement" }, ["since"]],
  ["list_posts", { company_id: "cmp_demo_0001", since: never }, ["since"]],
  ["list_post_reactions", { post_id: "pst_demo_0001", type: "support" }, ["type"]],
  ["list_mentions", { kind: "post", since: never }, ["since"]],
  ["list_notifications", { kinds: ["schedule_missed"] }, ["kinds"]],
  ["list_notifications", { unread: true, kinds: ["mention"] }, ["unread"]],
  ["list_notifications", { unread: true, since: never }, ["unread", "since"]],
  ["list_network_updates", { kinds: ["education"] }, ["kinds"]],
  ["list_network_updates", { kinds: ["education"], since: never }, ["kinds", "since"]],
  ["get_profile_viewers", { since: never }, ["since"]],
  ["get_profile_activity", { profile_id: "prf_demo_0005", kinds: ["comment"] }, ["kinds"]],
  ["get_cached_post_analytics", { since: never }, ["since"]],
  ["get_cached_post_analytics", { post_ids: ["pst_demo_0021"] }, ["post_ids"]],
  ["list_campaign_activity", { campaign_id, kinds: ["failed"] }, ["kinds"]],
  ["list_campaign_activity", { campaign_id, kinds: ["sent"], since: never }, ["since"]],
  ["list_campaign_activity", { campaign_id, lead_id: "led_demo_0084", kinds: ["replied"] }, ["lead_id"], ["kinds"]],
  ["list_campaign_activity", { campaign_id, until: "2001-01-01T00:00:00Z" }, ["until"]],
  ["list_navigator_alerts", { kinds: ["growth"] }, ["kinds"]],
  ["list_navigator_alerts", { kinds: ["hiring"], since: never }, ["since"]],
  ["list_accounts", { status: "disconnected" }, ["status"]],
  ["list_support_tickets", { status: "closed" }, ["status"]],
  ["list_scheduled_messages", { status: "failed", sort: "soonest" }, ["status"]],
  ["list_message_templates", { kind: "inmail" }, ["kind"]],
  ["list_exclusions", { kind: "domain" }, ["kind"]],
  ["get_messages", { conversation_id: "cnv_demo_0001", since: never }, ["since"]],
];

/** Checks the filters to omit, and that the list without them has the stated number of results. */
async function checkLoosen(service: TestService, [tool, input, ...loosen]: (typeof filtered)[number]): Promise<void> {
  const { body } = await service.call(tool, input);
  const label = `${tool} ${JSON.stringify(input)}`;
  expect(body, label).toMatchObject({ data: [], next_cursor: null, no_matches: { unknown_values: [] } });
  const found: NoMatches["loosen"] = body.no_matches.loosen;
  expect(
    found.map(({ omit, also = [] }) => [omit, ...also]),
    label,
  ).toEqual(loosen);
  for (const { omit, also = [], total, total_is_exact } of found) {
    const rest = Object.entries(input).filter(([name]) => ![omit, ...also].includes(name));
    const without = (await service.call(tool, { ...Object.fromEntries(rest), limit: total })).body;
    expect(without.data.length, label).toBe(total);
    expect(without, label).toMatchObject({
      next_cursor: total_is_exact ? null : expect.any(String),
      no_matches: null,
    });
  }
}

test("lists name the filters to omit, with the number of results without them", async () => {
  const service = await startService();
  const time = (days: number): string => new Date(service.clock() + days * dayMs).toISOString();
  const [template] = (await service.call("list_message_templates", { kind: "inmail" })).body.data;
  const [exclusion] = (await service.call("list_exclusions", { kind: "domain" })).body.data;
  for (const [tool, input] of [
    ["contact_support", { subject: "A question", text: "How?" }],
    ["schedule_message", { profile_id: "prf_demo_0002", text: "Later", send_at: time(3) }],
    ["mark_notifications_read", { before: time(0) }],
    ["delete_message_template", { template_id: template.id }],
    ["remove_exclusion", { exclusion_id: exclusion.id }],
  ] as const)
    expect((await service.call(tool, input)).error, tool).toBeUndefined();
  for (const one of filtered) await checkLoosen(service, one);
  const account_id = await addAccount(service, "prf_demo_0002");
  await checkLoosen(service, ["list_top_engagers", { account_id, connected: false }, ["connected"]]);
  service.clock.advance(10 * dayMs);
  await checkLoosen(service, ["get_comment_reach", { period: "7d" }, ["period"]]);
  service.clock.advance(35 * dayMs);
  await checkLoosen(service, ["list_top_engagers", { period: "30d", connected: true }, ["period"]]);
});

test("a blank filter is ignored", async () => {
  const service = await startService();
  const inputs: readonly (readonly [tool: ToolName, blank: object])[] = [
    ["get_connections", { keyword: " ", title: "", location: "\t" }],
    ["get_followers", { keyword: " " }],
    ["list_conversations", { keyword: " ", label: "" }],
    ["list_leads", { keyword: " " }],
    ["get_feed", { topic: " " }],
  ];
  for (const [tool, blank] of inputs) {
    const [all, filtered] = [await service.call(tool), await service.call(tool, blank)];
    expect(filtered.body.data.length, tool).toBeGreaterThan(0);
    expect(filtered.body.data, tool).toEqual(all.body.data);
  }
});

test("a word that occurs only in a snoozed or archived conversation is not called unknown", async () => {
  const service = await startService();
  const conversation_id = "cnv_demo_0001";
  await service.call("send_message", { conversation_id, text: "Vexqlorim is here" });
  const snoozed_until = new Date(service.clock() + 86_400_000).toISOString();
  const states = [{ archived: true }, { archived: false, snoozed_until }];
  for (const state of states) {
    expect((await service.call("update_conversation", { conversation_id, ...state })).error).toBeUndefined();
    const { body } = await service.call("list_conversations", { keyword: "vexqlorim" });
    expect(body, JSON.stringify(state)).toMatchObject({ data: [], no_matches: { unknown_values: [] } });
  }
  const nowhere = (await service.call("list_conversations", { keyword: "zzqx" })).body.no_matches.unknown_values;
  expect(nowhere).toMatchObject([{ input: "keyword", value: "zzqx" }]);
});

test("characters that resemble no industry suggest none", async () => {
  const service = await startService();
  for (const keyword of ["日本", "NEAR(a b)"]) {
    const { unknown_values } = (await service.call("search_people", { keyword })).body.no_matches;
    expect(
      unknown_values.filter(({ input }: { input: string }) => input === "industry"),
      keyword,
    ).toEqual([]);
  }
});

/** A list, inputs with a misspelled word of the keyword, and the words of the list that are closest to it. */
const misspelled: readonly (readonly [tool: ToolName, input: object, nearest: readonly string[]])[] = [
  ["search_people", { keyword: "enginer" }, ["engineer"]],
  ["search_people", { keyword: "kuberntes" }, ["kubernetes"]],
  ["search_people", { keyword: "Fereira" }, ["ferreira"]],
  ["search_people", { keyword: "engineer, Fereira" }, ["ferreira"]],
  ["search_companies", { keyword: "sofware" }, ["software"]],
  ["search_posts", { keyword: "laeadership" }, ["leadership"]],
  ["search_posts", { keyword: "#laeadership" }, ["leadership"]],
  ["get_feed", { topic: "laeadership" }, ["leadership"]],
  ["search_jobs", { keyword: "enginer" }, ["engineer"]],
  ["search_navigator_leads", { keyword: "enginer" }, ["engineer"]],
  ["search_navigator_accounts", { keyword: "sofware" }, ["software"]],
  ["get_connections", { keyword: "enginer" }, ["engineer"]],
  ["get_followers", { keyword: "enginer" }, ["engineer"]],
  ["list_following", { keyword: "enginer" }, ["engineer"]],
  ["list_leads", { keyword: "enginer" }, ["engineer"]],
  ["list_leads", { keyword: "kuberntes" }, ["kubernetes"]],
  ["list_campaign_leads", { campaign_id: "cpn_demo_0003", keyword: "sofwtare" }, ["software"]],
  ["search_messages", { keyword: "thnak" }, ["thank"]],
  ["list_conversations", { keyword: "Anna Fereira" }, ["ferreira"]],
  ["list_conversations", { keyword: "thnak" }, ["thank"]],
];

test("a misspelled word of a keyword is reported with the closest words in the searched texts", async () => {
  const service = await startService();
  for (const [tool, input, nearest] of misspelled) {
    const { body } = await service.call(tool, input);
    expect(body.data, tool).toEqual([]);
    const [unknown] = body.no_matches.unknown_values;
    expect(unknown.nearest, `${tool} ${JSON.stringify(input)}`).toEqual(nearest);
    expect((await service.call(tool, { ...input, [unknown.input]: nearest[0] })).body.data, tool).not.toEqual([]);
  }
});

test("words of messages are suggested only to accounts that can read them", async () => {
  const service = await startService();
  const sent = await service.call("send_message", { recipient_id: "prf_demo_0002", text: "Vexqlorim is here" });
  expect(sent.error).toBeUndefined();
  const recipient = await addAccount(service, "prf_demo_0002");
  const stranger = await addAccount(service, "prf_demo_0003");
  const nearestFor = async (account_id: string | undefined, tool: ToolName): Promise<string[]> => {
    const { body } = await service.call(tool, { keyword: "vexqlorin", ...(account_id && { account_id }) });
    return body.no_matches.unknown_values.flatMap(({ nearest }: { nearest: string[] }) => nearest);
  };
  for (const tool of ["search_messages", "list_conversations"] as const) {
    expect(await nearestFor(undefined, tool), tool).toEqual(["vexqlorim"]);
    expect(await nearestFor(recipient, tool), tool).toEqual(["vexqlorim"]);
    expect(await nearestFor(stranger, tool), tool).toEqual([]);
  }
  expect((await service.call("block_user", { profile_id: "prf_demo_0002" })).error).toBeUndefined();
  for (const tool of ["search_messages", "list_conversations"] as const)
    for (const account of [undefined, recipient, stranger]) expect(await nearestFor(account, tool), tool).toEqual([]);
});

test("if not all words of a long keyword are examined, the suggested keyword contains those that were not", async () => {
  const service = await startService();
  const common = ["you", "we", "it", "this", "your", "have", "our", "can", "will", "team"];
  const { body } = await service.call("search_messages", { keyword: [...common, "zzqx", "zzqy"].join(" ") });
  expect(body.no_matches.unknown_values.map(({ value }: { value: string }) => value)).toEqual(
    expect.arrayContaining(["zzqx", "zzqy"]),
  );
  const fillers = Array.from({ length: 12 }, (_, at) => `zzq${at}`);
  const long = (await service.call("search_messages", { keyword: [...fillers, "thanks"].join(" ") })).body.no_matches;
  expect(long.unknown_values.map(({ value }: { value: string }) => value)).toEqual(fillers);
  expect(long.loosen).toEqual([expect.objectContaining({ omit: "keyword", use: "thanks" })]);
  const longer = await service.call("search_messages", { keyword: [...fillers, "thanks", "zzqx"].join(" ") });
  expect(longer.body.no_matches.loosen).toEqual([]);
});
