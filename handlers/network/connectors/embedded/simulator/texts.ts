import type { Kysely } from "kysely";
import type { NetTables } from "../../../mirror/tables/net-tables.ts";
import type { FunctionKey } from "../seed/pools/business-function.ts";
import type { Thread } from "../seed/pools/thread.ts";
import { directThreads, meetingPlaces } from "../seed/pools/threads.ts";
import { topics, topicsOf } from "../seed/pools/topics.ts";
import { integer, itemAt, pick, pickBiased } from "../seed/rng.ts";
import { decisionRng, type World } from "./world.ts";

/** The script of a conversation, with the values of its placeholders. */
export interface Script {
  readonly thread: Thread;
  /**
   * Selects one of the alternative texts in every turn. Alternatives with the same index belong together, so that an
   * answer fits its question.
   */
  readonly voice: number;
  readonly values: Readonly<Record<string, string>>;
}

export interface Speakers {
  /** Member `a` of the script, who writes first. */
  readonly from: string;
  readonly to: string;
  /** The seed that selects the script. It names the invitation, or the members of the conversation. */
  readonly name: string;
}

export async function scriptOf(db: Kysely<NetTables>, world: World, { from, to, name }: Speakers): Promise<Script> {
  const rows = await db
    .selectFrom("net_members")
    .select(["id", "first_name", "title", "company_name", "function"])
    .where("id", "in", [from, to])
    .execute();
  const [a, b] = [from, to].map((id) => rows.find((row) => row.id === id));
  if (!a || !b) throw new Error(`there are no members ${from} and ${to}`);
  const rng = decisionRng(world, "script", name);
  const known = topicsOf(b.function as FunctionKey);
  return {
    thread: pick(rng, directThreads),
    voice: integer(rng, 0, 1),
    values: {
      a: a.first_name,
      b: b.first_name,
      a_company: a.company_name,
      b_company: b.company_name,
      a_title: a.title,
      b_title: b.title,
      subject: pickBiased(rng, known.length > 0 ? known : topics, 1.6).subject,
      day: pick(rng, ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]),
      time: pick(rng, ["nine", "ten", "half past ten", "one", "two", "half past three"]),
      place: pick(rng, meetingPlaces),
    },
  };
}

/** The text of a speaker's turn, counted from 0; after the last one, the turns start again. */
export function writeLine({ thread, voice, values }: Script, by: "a" | "b", turn: number): string {
  const turns = thread.turns.filter((one) => one.by === by);
  const { texts } = itemAt(turns, turn % turns.length);
  return itemAt(texts, voice % texts.length).replace(/\{(\w+)\}/g, (slot, key: string) => values[key] ?? slot);
}
