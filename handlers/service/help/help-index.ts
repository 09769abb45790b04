import type { HelpHit } from "../../../generated/schemas.ts";
import type { Surface } from "../../../runtime/index.ts";
import { createRankedIndex, type RankedIndex } from "../../ranking/bm25.ts";

/** A page of the documentation, or the part of a page about one entry. */
export interface HelpPage {
  readonly kind: HelpHit["kind"];
  readonly title: string;
  /** Further words by which searches find the page, such as the synonyms of a tool. */
  readonly names: string;
  /** Path on this server. */
  readonly url: string;
  readonly text: string;
}

const indexes = new WeakMap<Surface, RankedIndex<HelpPage>>();

/** Returns the index of the documentation of a surface. It is built on first use. */
export function helpIndex(surface: Surface): RankedIndex<HelpPage> {
  const index =
    indexes.get(surface) ??
    createRankedIndex(describePages(surface), ({ title, names, text }) => [
      { text: title, weight: 3 },
      { text: names, weight: 3 },
      { text, weight: 1 },
    ]);
  indexes.set(surface, index);
  return index;
}

function describePages(surface: Surface): HelpPage[] {
  const { docs } = surface.service.paths;
  const { safety, plans, warmUp } = surface.limits;
  return [
    ...surface.tools
      .filter(({ replacedBy }) => replacedBy === undefined)
      .map(({ name, title, category, description, details = "", synonyms = [] }): HelpPage => ({
        kind: "tool",
        title: `${title} (${name})`,
        names: synonyms.join("\n"),
        url: `${docs}/tools/${category}/${name}`,
        text: `${description}\n${details}`,
      })),
    ...surface.prompts.map(({ name, title, summary, arguments: inputs }): HelpPage => ({
      kind: "prompt",
      title: `${title} (${name})`,
      names: "prompt workflow",
      url: `${docs}/prompts/${name}`,
      text: [summary, ...inputs.map((input) => `${input.name}: ${input.summary}`)].join("\n"),
    })),
    ...surface.mcp.resources.map(({ name, title, description, uri }, index): HelpPage => ({
      kind: "resource",
      title,
      names: `resource ${name}`,
      url: `${docs}/resources/${surface.resources[index]?.name ?? name}`,
      text: `${description}\nURI: ${uri}.`,
    })),
    ...Object.entries(surface.errors).map(([code, { status, title, text, hint }]): HelpPage => ({
      kind: "error",
      title: `${title} (${code})`,
      names: `error ${status}`,
      url: `${docs}/errors#${code}`,
      text: `${text}\n${hint}`,
    })),
    ...safety.map(({ name, title, daily, weekly, monthly }): HelpPage => ({
      kind: "limit",
      title: `Limit of ${title.toLowerCase()} (${name})`,
      names: "safety limit quota units per day",
      url: `${docs}/limits#${name}`,
      text: [
        `Safety limit: ${daily} units per account and day.`,
        ...(weekly === undefined ? [] : [`${weekly} units in 7 days.`]),
        ...(monthly === undefined ? [] : [`${monthly} units in 30 days.`]),
      ].join("\n"),
    })),
    ...plans.map(({ name, title, perMinute, burst, windowSeconds }): HelpPage => ({
      kind: "limit",
      title: `Plan ${title.toLowerCase()} (${name})`,
      names: "rate limit plan calls per minute requests",
      url: `${docs}/limits#plans`,
      text: `Rate limit of a key: ${perMinute} calls per minute, bursts of ${burst}, refilled in ${windowSeconds} seconds.`,
    })),
    {
      kind: "limit",
      title: "Warm-up",
      names: "warm up new account daily limits rise",
      url: `${docs}/limits#safety-limits`,
      text: `In a warm-up, the daily limits start at ${warmUp.startPercent}% and reach 100% after ${warmUp.days} days by default. manage_warm_up starts and stops it.`,
    },
  ];
}
