import type { GetSearchParametersHandler } from "../../../generated/tools/search/get_search_parameters.ts";
import type { ServiceContext } from "../../context.ts";
import { explainNoMatches } from "../../paging/no-matches.ts";

/** The maximum number of values that are counted if a keyword matches nothing. */
const maxCounted = 20;

export const get_search_parameters: GetSearchParametersHandler<ServiceContext> = async (input, { network }) => {
  const { kind, keyword, limit } = input;
  const read = (words: string | undefined, max: number) => network.search.parameters(kind, words ?? null, max);
  const data = await read(keyword, limit);
  if (data.length > 0 || keyword === undefined) return { data, no_matches: null };
  const no_matches = await explainNoMatches(
    { keyword },
    {
      count: async (other) => {
        const values = await read(other.keyword, maxCounted + 1);
        return { count: Math.min(values.length, maxCounted), isExact: values.length <= maxCounted };
      },
      nearestValues: { keyword: (word) => network.search.nearest(kind, word) },
    },
  );
  return { data, no_matches };
};
