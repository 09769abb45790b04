import type { TestClient } from "../support/client.ts";

/** A call that has to process more data than the examples of its tool. */
export interface ReadCase {
  readonly tool: string;
  readonly title: string;
  /** Arguments, or a function that prepares them. */
  readonly input: object | ((call: TestClient["call"]) => Promise<object>);
}

/** Finds the post with the most reactions, comments and reposts. */
const busiestPost = async (call: TestClient["call"]): Promise<object> => {
  const { body } = await call("search_posts", { keyword: "team", sort: "engagement", limit: 1 });
  const [post] = (body as { readonly data: readonly { readonly id: string }[] }).data;
  return { post_id: post?.id };
};

const listed = (tool: string, title: string, input: ReadCase["input"]): ReadCase => ({ tool, title, input });

/** Tools that suggest words if no result has a word of the keyword. */
const searchesByWord = [
  ...["search_people", "search_companies", "search_posts", "search_jobs", "search_messages", "list_conversations"],
  ...["list_following", "list_leads", "search_navigator_leads", "search_navigator_accounts"],
];

/** Filters, orders and pages that the examples do not use. */
export const readCases: readonly ReadCase[] = [
  listed("list_post_comments", "of a busy post", busiestPost),
  listed("list_post_comments", "of a busy post, recent", async (call) => ({
    ...(await busiestPost(call)),
    sort: "recent",
  })),
  listed("list_post_reactions", "of a busy post", busiestPost),
  listed("search_posts", "a frequent word", { keyword: "team" }),
  listed("search_posts", "by engagement", { keyword: "team", sort: "engagement" }),
  listed("search_posts", "recent", { keyword: "team", sort: "recent" }),
  listed("search_posts", "by an author", { keyword: "team", author: "prf_demo_0002" }),
  listed("search_posts", "many reactions", { keyword: "team", min_reactions: 1_000, sort: "recent" }),
  listed("get_feed", "on a topic", { topic: "hiring" }),
  listed("get_feed", "on a topic, recent", { topic: "hiring", sort: "recent" }),
  ...["location", "industry", "title", "school", "skill", "company"].flatMap((kind) => [
    listed("get_search_parameters", kind, { kind }),
    listed("get_search_parameters", `${kind} with a keyword`, { kind, keyword: "de" }),
  ]),
  listed("search_companies", "by size", { size: ["51-200"] }),
  listed("search_companies", "a frequent word", { keyword: "a" }),
  listed("search_companies", "of an industry", { industry: "Software" }),
  listed("get_connections", "by last interaction", { sort: "last_interaction" }),
  ...searchesByWord.map((tool) => listed(tool, "by a rare word", { keyword: "zyx" })),
  listed("get_connections", "by a rare word", { keyword: "zyx" }),
  listed("get_followers", "by a rare word", { keyword: "zyx" }),
  listed("list_conversations", "with a keyword", { keyword: "team" }),
  listed("list_conversations", "awaiting reply", { filter: "awaiting_reply" }),
];
