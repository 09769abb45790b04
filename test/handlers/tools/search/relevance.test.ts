import { expect, test } from "vitest";
import type { ProfileSummary } from "../../../../generated/schemas.ts";
import { indexMember } from "../../../../handlers/network/mirror/profiles/index-member.ts";
import { foldWords } from "../../../../handlers/network/mirror/sql/fold-words.ts";
import { storeKind } from "../../../support/databases.ts";
import { everyPage } from "../../../support/every-page.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";
import { scoreEverybody, type Scored } from "./relevance/exhaustive-bm25f.ts";
import { labeledQueries } from "./relevance/labeled-queries.ts";

const shown = 10;

/** The gain of a result: its relevance on a scale from 0 to 5, weighted exponentially as usual (Burges et al., 2005). */
const gain = ({ score }: Scored): number => 2 ** (score * 5) - 1;

const discounted = (hits: readonly Scored[]): number =>
  hits.slice(0, shown).reduce((sum, hit, at) => sum + gain(hit) / Math.log2(at + 2), 0);

const search = async (service: TestService, keyword: string, limit: number): Promise<string[]> =>
  (await everyPage<ProfileSummary>(service, "search_people", { keyword }, limit)).map(({ id }) => id);

test("the most relevant members come first, then connections, then by prominence", async () => {
  const service = await startService();
  const { score } = await scoreEverybody(service);
  const own = networkOf(service)
    .selectFrom("net_connections")
    .select("other_id")
    .where("member_id", "=", "prf_demo_0001");
  const connections = new Set((await own.execute()).map(({ other_id }) => other_id));
  for (const keyword of ["engineer", "platform engineer", "COPENHAGEN", "söderkulle", "head of"]) {
    const keyOf = ({ id, rank, score: value, tier }: Scored): number[] => {
      const group = connections.has(id) ? 1 : 2;
      return [tier, -Math.floor(value * 10), group, rank];
    };
    const expected = score(keyword).sort((a, b) => compareKeys(keyOf(a), keyOf(b)));
    expect(expected.length).toBeGreaterThan(1);
    expect(expected.length).toBeLessThan(100);
    expect(await search(service, keyword, 30)).toEqual(expected.map(({ id }) => id));
  }
});

const compareKeys = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

test("does not begin with people who only mention the words, or with connections that match less", async () => {
  const service = await startService();
  for (const keyword of ["design", "platform engineer"]) {
    const [first] = (await service.call("search_people", { keyword })).body.data as ProfileSummary[];
    expect(foldWords(first?.current_position?.title ?? "")).toEqual(expect.arrayContaining(foldWords(keyword)));
  }
});

test("continues after the members that are ranked by relevance, in tiers", async () => {
  const service = await startService();
  const skill = networkOf(service).insertInto("net_skills");
  const members = await networkOf(service).selectFrom("net_members").select("id").execute();
  const ids = members.map(({ id }) => id).filter((id) => id !== "prf_demo_0001");
  for (const id of ids) await skill.values({ member_id: id, skill: "Zithering" }).execute();
  const scope = { networkId: 1, db: networkOf(service), dialect: service.store.dialect };
  for (const id of ids) await indexMember(scope, id);
  const found = await search(service, "zither", 17);
  expect(found).toHaveLength(ids.length);
  expect(new Set(found)).toEqual(new Set(ids));
  expect(found).toEqual(await search(service, "zither", 100));
});

// The order is the same on both stores, as the tests above show.
const testOnSqlite = storeKind() === "sqlite" ? test : () => undefined;

testOnSqlite(
  "the order is close to that of an exhaustive search, and first results match in the expected field",
  async () => {
    const service = await startService({ members: 2_000 });
    const { score, matches } = await scoreEverybody(service);
    const quality: { readonly query: string; readonly value: number }[] = [];
    const mislabeled: string[] = [];
    for (const [query, label] of labeledQueries) {
      const all = score(query).sort((a, b) => b.score - a.score);
      const found = (await service.call("search_people", { keyword: query, limit: shown })).body;
      const byId = new Map(all.map((hit) => [hit.id, hit]));
      const hits = (found.data as { id: string }[]).flatMap(({ id }) => byId.get(id) ?? []);
      expect(all.length, query).toBeGreaterThan(0);
      expect(hits.length, query).toBe(Math.min(shown, all.length));
      expect(found.total, query).toBe(Math.min(all.length, 1_000));
      quality.push({ query, value: discounted(hits) / discounted(all) });
      const first = hits[0]?.id ?? "";
      if (label !== "mixed" && !matches(first, label, query)) mislabeled.push(query);
    }
    const mean = quality.reduce((sum, { value }) => sum + value, 0) / quality.length;
    const worst = quality.sort((a, b) => a.value - b.value)[0];
    console.info(
      `nDCG@10 of ${quality.length} queries: ${mean.toFixed(3)}, lowest ${worst?.value.toFixed(3)} for ${worst?.query}`,
    );
    expect(quality.length).toBe(60);
    expect(mislabeled).toEqual([]);
    expect(mean).toBeGreaterThan(0.95);
    expect(worst?.value).toBeGreaterThan(0.8);
  },
);
