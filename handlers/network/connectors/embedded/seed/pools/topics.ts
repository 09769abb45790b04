import type { FunctionKey } from "./business-function.ts";
import type { Topic } from "./topic.ts";
import { businessTopics } from "./topics-business.ts";
import { peopleTopics } from "./topics-people.ts";
import { technicalTopics } from "./topics-technical.ts";

/** All topics. */
export const topics: readonly Topic[] = [...technicalTopics, ...businessTopics, ...peopleTopics];

/** The topics of each business function. */
export function topicsOf(trade: FunctionKey): readonly Topic[] {
  return topics.filter((topic) => topic.trades.includes(trade));
}
