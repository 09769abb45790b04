import { expect, test } from "vitest";
import { findNearest } from "../../../../../handlers/network/mirror/search/known-values.ts";

const titles = [
  ...["VP of Engineering", "Engagement Manager", "Engineering Manager", "Data Engineer", "Staff Engineer", "Engineer"],
  ...["Head of Sales", "Head of Content", "Head of Product"],
];

test("words with fewer edits are closer than words that begin alike; if tied, shorter values come first", () => {
  for (const misspelled of ["enginneer", "Enginer", "engineeer"])
    expect(findNearest(misspelled, titles), misspelled).toEqual(["Engineer", "Data Engineer", "Staff Engineer"]);
  expect(findNearest("Engagment", titles)[0]).toBe("Engagement Manager");
  expect(findNearest("Stff Enginer", titles)[0]).toBe("Staff Engineer");
});

test("words that begin alike are found, and among exact matches, rare words count more", () => {
  expect(findNearest("fintech", ["Financial Services", "Farming"])).toEqual(["Financial Services"]);
  expect(findNearest("Berln", ["Berlin, Germany", "Lisbon, Portugal"])).toEqual(["Berlin, Germany"]);
  expect(findNearest("head of engineering", titles)[0]).toBe("VP of Engineering");
});
