import type { GetFeedHandler } from "../../../generated/tools/content/get_feed.ts";
import type { ServiceContext } from "../../context.ts";
import { toPostItem } from "../../detail/post-item.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { suggestWords } from "../../text/nearest-words.ts";

/** The number of posts whose words are compared with an unknown word of the topic. */
const maxCompared = 50;

export const get_feed: GetFeedHandler<ServiceContext> = async (input, context) => {
  const { topic, sort, detail } = input;
  const readFeed = context.network.content.feed(topic ?? null);
  const { data, ...page } = await paginateFiltered(
    context,
    input,
    { keyword: topic },
    ({ keyword = null }, request) => readFeed({ sort, topic: keyword }, request),
    {
      inputNames: { keyword: "topic" },
      nearestValues: {
        keyword: suggestWords(async () => {
          const newest = await readFeed({ sort: "recent", topic: null }, { limit: maxCompared, after: null });
          return newest.items.map(({ text }) => text);
        }),
      },
    },
  );
  return { data: data.map((post) => toPostItem(post, detail)), ...page };
};
