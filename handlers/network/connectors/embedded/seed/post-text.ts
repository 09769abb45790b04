import { foldWords } from "../../../mirror/sql/fold-words.ts";
import type { PostFormat } from "../../../mirror/tables/net-tables.ts";
import { dayMs } from "./calendar.ts";
import { numberWords } from "./pools/number-words.ts";
import {
  companyPosts,
  documentOpenings,
  imageOpenings,
  linkOpenings,
  listOpenings,
  pollOpenings,
} from "./pools/post-texts.ts";
import type { Topic } from "./pools/topic.ts";
import { topics } from "./pools/topics.ts";
import type { Choose } from "./recent-texts.ts";
import { chance, integer, itemAt, pick, pickBiased, poisson, sample, weightedIndex, type Rng } from "./rng.ts";
import type { Company } from "./world.ts";

export interface PostText {
  readonly format: PostFormat;
  readonly topic: Topic;
  readonly text: string;
  readonly linkUrl: string | null;
}

type Shape = "story" | "list" | "take" | "image" | "document" | "link" | "poll";

const shapes: readonly Shape[] = ["story", "list", "take", "image", "document", "link", "poll"];
const shapeWeights = [34, 14, 14, 15, 7, 11, 5] as const;

type Employer = Pick<Company, "name" | "handle">;

/** How long polls are open. */
const pollMs = 7 * dayMs;

/** A composed post, with the texts of the pools that it uses. */
export interface ComposedPost extends PostText {
  readonly used: readonly string[];
}

/** Writes the text of a member's post about a topic. */
export function composePost(rng: Rng, topic: Topic, company: Employer, choose: Choose = pick): ComposedPost {
  const shape = itemAt(shapes, weightedIndex(rng, shapeWeights));
  const used: string[] = [];
  const take: Choose = (random, texts) => {
    const rest = texts.filter((text) => !used.includes(text));
    const text = choose(random, rest.length > 0 ? rest : texts);
    used.push(text);
    return text;
  };
  const link = shape === "link" ? take(rng, topic.lessons) : null;
  const parts = paragraphs(rng, take, topic, shape, link);
  const tags = chance(rng, 0.6)
    ? sample(rng, topic.tags, integer(rng, 1, 3))
        .map((tag) => `#${tag}`)
        .join(" ")
    : "";
  const text = fill(rng, [...parts, tags].filter((part) => part !== "").join("\n\n"), company);
  return {
    format: shape === "story" || shape === "list" || shape === "take" ? "text" : shape,
    topic,
    text: text.replaceAll("{subject}", topic.subject),
    linkUrl: link === null ? null : `https://${company.handle}.example/notes/${foldWords(link).join("-")}`,
    used,
  };
}

function paragraphs(rng: Rng, take: Choose, topic: Topic, shape: Shape, link: string | null): readonly string[] {
  const question = chance(rng, 0.6) ? take(rng, topic.questions) : "";
  const bullets = (count: number) => Array.from({ length: count }, () => `→ ${take(rng, topic.lessons)}`);
  switch (shape) {
    case "story": {
      const first = take(rng, chance(rng, 0.75) ? topic.hooks : topic.bodies);
      const more = chance(rng, 0.5) ? [take(rng, topic.bodies)] : [];
      return [
        first,
        take(rng, topic.bodies),
        ...more,
        chance(rng, 0.4) ? `${take(rng, topic.lessons)}.` : "",
        question,
      ];
    }
    case "list": {
      const lines = bullets(integer(rng, 3, 5));
      const opening = take(rng, listOpenings).replace("{n}", itemAt(numberWords, lines.length));
      return [opening, lines.join("\n"), question];
    }
    case "take":
      return [take(rng, topic.takes), question];
    case "image":
      return [take(rng, imageOpenings), take(rng, topic.bodies), question];
    case "document":
      return [take(rng, documentOpenings), bullets(3).join("\n"), question];
    case "link":
      return [take(rng, linkOpenings), `“${link}”`, question];
    case "poll":
      return [take(rng, chance(rng, 0.5) ? topic.takes : pollOpenings), topic.poll.question];
  }
}

function startSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Writes the text of a company's post. */
export function composeCompanyPost(rng: Rng, company: Company): PostText {
  const { topic: key, text } = pick(rng, companyPosts);
  const filled = fill(rng, text, company)
    .replaceAll("{city}", company.place.city)
    .replaceAll("{mission}", pick(rng, company.industry.missions))
    .replaceAll("{specialty}", pick(rng, company.industry.specialties).toLowerCase());
  return { ...writtenPost(key, filled), format: chance(rng, 0.5) ? "image" : "text" };
}

function fill(rng: Rng, text: string, company: Pick<Employer, "name">): string {
  return startSentence(
    text.replaceAll("{n}", () => itemAt(numberWords, integer(rng, 3, 12))).replaceAll("{company}", company.name),
  );
}

/** A post with a given text. */
export function writtenPost(key: string, text: string): PostText {
  const topic = topics.find((candidate) => candidate.key === key) ?? itemAt(topics, 0);
  return { format: "text", topic, text, linkUrl: null };
}

/** Returns the poll of a topic as JSON for the column `poll`. The number of its votes depends on the impressions. */
export function createPoll(rng: Rng, { poll }: Topic, at: number, impressions: number): string {
  const votes = poll.options.map(() => 0);
  for (let left = poisson(rng, impressions * 0.05); left > 0; left--) {
    const choice = pickBiased(
      rng,
      votes.map((_, position) => position),
      1.4,
    );
    votes[choice] = itemAt(votes, choice) + 1;
  }
  const options = poll.options.map((text, position) => ({ text, votes: itemAt(votes, position) }));
  return JSON.stringify({ question: poll.question, options, ends_at: at + pollMs });
}
