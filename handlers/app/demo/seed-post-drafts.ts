import type { Kysely } from "kysely";
import { changeContent } from "../../service/drafts/post-content.ts";
import { toRow } from "../../service/drafts/post-drafts.ts";
import type { DraftTables } from "../../service/drafts/tables.ts";

const dayMs = 86_400_000;

/** Most recently changed first. */
const drafts = [
  {
    daysAgo: 1,
    format: "list",
    topic: "platform teams",
    text: "Five questions I ask before we build a platform feature:\n1. Who has asked for it twice?\n2. What do they do today?\n3. What can we delete?\n4. Who is on call for it?\n5. How will we notice that nobody uses it?\n#platform",
  },
  {
    daysAgo: 4,
    format: "story",
    topic: "incident reviews",
    text: "Last spring our busiest service was down for forty minutes, and the review took ten. The cause was known after one question: who had read the runbook? Nobody had, and it was mine. What we changed: ...",
  },
  {
    daysAgo: 9,
    format: "hot_take",
    topic: "hiring",
    text: "A take-home exercise measures free evenings. Pair for an hour instead. #hiring",
  },
  {
    daysAgo: 16,
    format: null,
    topic: null,
    text: "Notes from the summit: golden paths, paved roads, and who maintains them",
  },
] as const;

/** Stores some unfinished posts of the account; `now` is the end of the network's history in epoch milliseconds. */
export async function seedPostDrafts(
  service: Kysely<DraftTables>,
  { accountId, now }: { readonly accountId: string; readonly now: number },
): Promise<void> {
  const rows = drafts.map(({ daysAgo, format, topic, text }, index) => {
    const id = `dft_demo_${String(index + 1).padStart(4, "0")}`;
    const content = changeContent({ text, ...(format && { format }), ...(topic && { topic }) });
    return toRow({ id, accountId, at: now - daysAgo * dayMs }, content);
  });
  await service.insertInto("svc_post_drafts").values(rows).execute();
}
