import { expect, test } from "vitest";
import { readFiltered } from "../../../../../handlers/network/mirror/sql/filtered-rows.ts";

/** 3,000 rows; every thousandth is about hiring. */
const rows = Array.from({ length: 3_000 }, (_, id) => ({ id, text: id % 1_000 === 999 ? "hiring" : "other" }));
const isMatch = ({ text }: { readonly text: string }): boolean => text === "hiring";

/** Reads with a filter. Returns the ids, and the numbers of rows that were read without the word and with it. */
async function read(word: string | null, limit: number) {
  const count = { all: 0, withWord: 0 };
  const found = await readFiltered(
    { limit, after: null },
    async (after, most, only) => {
      const next = rows.filter(({ id, text }) => id > Number(after?.[0] ?? -1) && (only === null || text === only));
      const part = next.slice(0, most);
      count[only === null ? "all" : "withWord"] += part.length;
      return part;
    },
    ({ id }) => [id],
    { test: isMatch, words: word },
  );
  return { ids: found.map(({ id }) => id), ...count };
}

test("after a thousand rows, only rows that contain the word of the filter are read", async () => {
  expect(await read("hiring", 10)).toEqual({ ids: [999, 1_999, 2_999], all: 1_000, withWord: 2 });
  expect(await read(null, 10)).toEqual({ ids: [999, 1_999, 2_999], all: 3_000, withWord: 0 });
});
