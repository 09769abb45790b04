import { isSame, show } from "../found.ts";
import type { Comparison } from "./difference.ts";

/** Compares defaults, deprecations and texts. */
export const annotations: Comparison = function* (before, after) {
  const [from, to] = [before["default"], after["default"]];
  if (!isSame(from, to)) {
    const facet = from === undefined ? "default-added" : to === undefined ? "default-removed" : "default-changed";
    yield { facet, path: ["default"], text: `the default changed from ${show(from)} to ${show(to)}` };
  }
  const [was, is] = [before, after].map((schema) => schema["deprecated"] === true);
  const path = ["deprecated"];
  if (!was && is) yield { facet: "deprecated", path, text: "is deprecated" };
  if (was && !is) yield { facet: "undeprecated", path, text: "is no longer deprecated" };
  // Dates have the form 2027-06-30, so they can be compared as text.
  const [end, newEnd] = [before, after].map((schema) => schema["x-sunset"] as string | undefined);
  if (was && is && newEnd !== undefined && (end === undefined || newEnd < end)) {
    const facet = end === undefined ? "deprecated" : "sunset-earlier";
    yield { facet, path, text: `will be removed after ${newEnd}${end === undefined ? "" : `, was ${end}`}` };
  }
  // A deprecation, which is reported above, also changes the description.
  if (was === is && TEXTS.some((keyword) => !isSame(before[keyword], after[keyword]))) {
    yield { facet: "text", path: ["description"], text: "the description changed" };
  }
  if (!isSame(before["x-third-party"], after["x-third-party"])) {
    const text =
      after["x-third-party"] === true
        ? "is now marked as possibly written by other people"
        : "is no longer marked as possibly written by other people";
    yield { facet: "author-changed", path: ["x-third-party"], text };
  }
};

const TEXTS = ["title", "description", "examples"];
