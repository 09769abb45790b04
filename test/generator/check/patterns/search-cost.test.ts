import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_STEPS_PER_CHARACTER, searchCost } from "../../../../generator/check/patterns/search-cost.ts";
import { countSteps } from "./count-steps.ts";

const raw = String.raw;

describe("common patterns are accepted", () => {
  test.each([
    ["non-blank text", raw`^\S(?:.*\S)?$`],
    ["anything but space", raw`\S`],
    ["lowercase letters", raw`^[a-z]+$`],
    ["slug", raw`^[a-z0-9]+(?:-[a-z0-9]+)*$`],
    ["identifier", raw`^[A-Za-z_][A-Za-z0-9_]*$`],
    ["camel case", raw`^[a-z]+(?:[A-Z][a-z0-9]*)*$`],
    ["constant", raw`^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$`],
    ["prefixed id", raw`^(?:prf|cmp|org)_[A-Za-z0-9]{4,32}$`],
    ["UUID", raw`^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$`],
    ["ULID", raw`^[0-9A-HJKMNP-TV-Z]{26}$`],
    ["URN", raw`^urn:li:[a-zA-Z]+:\d+$`],
    ["email", raw`^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$`],
    ["email, loose", raw`^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$`],
    ["user name", raw`^@[A-Za-z0-9_]{1,15}$`],
    ["hashtag", raw`^#\w+$`],
    ["URL", raw`^https?://[^\s/?#@]+(?:/[^\s?#]*)?(?:\?[^\s#]*)?(?:#\S*)?$`],
    ["URL scheme", raw`^https?://`],
    ["host name", raw`^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$`],
    ["IPv4", raw`^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$`],
    ["IPv6, full form", raw`^(?:[0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}$`],
    ["MAC address", raw`^(?:[0-9A-Fa-f]{2}:){5}[0-9A-Fa-f]{2}$`],
    ["port", raw`^(?:[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])$`],
    ["date", raw`^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$`],
    ["date anywhere", raw`\d{4}-\d{2}-\d{2}`],
    ["time", raw`^([01][0-9]|2[0-3]):[0-5][0-9]$`],
    ["date and time", raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$`],
    ["duration", raw`^P(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$`],
    ["cron field", raw`^(?:\*|\d+|\d+-\d+)(?:,(?:\*|\d+|\d+-\d+))*$`],
    ["hex color", raw`^#(?:[0-9a-fA-F]{3}){1,2}$`],
    ["phone number, E.164", raw`^\+[1-9]\d{1,14}$`],
    ["phone number, loose", raw`^\+?[\d\s().-]{7,20}$`],
    ["postal code", raw`^\d{5}(?:-\d{4})?$`],
    ["British postcode", raw`^(?:GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$`],
    ["IBAN", raw`^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$`],
    ["amount", raw`^\$?\d{1,3}(?:,\d{3})*(?:\.\d{2})?$`],
    ["decimal number", raw`^-?\d+(?:\.\d+)?$`],
    ["currency", raw`^[A-Z]{3}$`],
    ["language tag", raw`^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$`],
    [
      "semantic version (semver.org)",
      raw`^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$`,
    ],
    ["base64", raw`^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$`],
    ["JSON Web Token", raw`^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*$`],
    ["file name", raw`^[^/\\:*?"<>|]+\.(?:csv|pdf|png|jpe?g)$`],
    ["file extension", raw`\.(?:csv|pdf)$`],
    ["path", raw`^/(?:[^/]+/)*[^/]*$`],
    ["repository", raw`^[\w.-]+/[\w.-]+$`],
    ["comma-separated words", raw`^[^\s,]+(?:,[^\s,]+)*$`],
    ["name in any script", raw`^[\p{L}\p{M}' -]+$`],
    ["placeholder", raw`^\{\{\s*\w+\s*\}\}$`],
    ["lazy", raw`^a*?b$`],
    ["ambiguous in few ways", raw`^(a|ab)*a{2,3}a$`],
    ["the empty string", "^$"],
    ["everything", ""],
  ])("%s", (_, pattern) => {
    expect(() => new RegExp(pattern, "u")).not.toThrow();
    expect(searchCost(pattern)).toEqual({ stepsPerCharacter: expect.any(Number) });
  });
});

const manyWays = "can match the same string in too many ways";
const anywhere = "is tried at every position of a string";

describe("patterns that are not provably linear are rejected", () => {
  test.each([
    [raw`^(?:(?:a{0,9}){0,9}){0,9}$`, "(?:(?:a{0,9}){0,9}){0,9}", "matches the empty string in too many ways"],
    [raw`^(?:[^,]{0,30},?){0,30};$`, "(?:[^,]{0,30},?){0,30}", "is too large"],
    ["^(a*)*$", "a*", manyWays],
    ["^(a+)+$", "a+", manyWays],
    ["^(?:a|a)*$", "(?:a|a)*", manyWays],
    [raw`^\w+\w+$`, raw`\w+`, manyWays],
    [raw`^\w*[^.]*$`, "[^.]*", manyWays],
    ["^.*a.*$", ".*", manyWays],
    [raw`^[^@\s]+@[^@\s]+\.[^@\s]+$`, raw`[^@\s]+`, manyWays],
    ["[a-z]+$", "[a-z]+", anywhere],
    ["[a-z]{1,64}$", "[a-z]{1,64}", anywhere],
    ["a+b", "a+", anywhere],
    ["^a|b+$", "b+", anywhere],
    ["^(?=a)a$", "(?=a)", "is a lookaround"],
    ["^a(?<!b)$", "(?<!b)", "is a lookaround"],
    [raw`^(a)\1$`, raw`\1`, "is a back reference"],
    ["^(?:|){50}$", "(?:|){50}", "repeats the empty string"],
    ["^(?:a*|b*|c*){5}$", "(?:a*|b*|c*){5}", "matches the empty string in too many ways"],
    ["^a{1,5000}$", "a{1,5000}", "is too large"],
    [raw`^(?:(?:a{1000}){1000}){1000}$`, "a{1000}", "is too large"],
    ["a".repeat(2001), "a".repeat(40), "is longer than 2000 characters"],
  ])("%s", (pattern, part, text) => {
    expect(() => new RegExp(pattern, "u")).not.toThrow();
    expect(searchCost(pattern)).toEqual({ problem: { part, text, hint: expect.any(String) } });
  });
});

test("a hint suggests what the cause of the rejection allows", () => {
  const hintOf = (pattern: string) => {
    const found = searchCost(pattern);
    return "problem" in found && found.problem.hint;
  };
  expect(hintOf("^(?:a*|b*|c*){5}$")).toBe("do not repeat a part that matches the empty string");
  expect(hintOf("^(?=a)a$")).toBe("use only characters, classes, groups, alternatives and repetitions");
  expect(hintOf("^a{1,5000}$")).toMatch(/^limit lengths with minLength and maxLength;/);
});

const { pattern: patterns } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom("a", "b", "-", "[ab]", "[^a]", "[a-c]", raw`\d`, raw`\W`, ".", raw`\b`),
    tie("pattern").map((inner) => `(${inner})`),
    fc.tuple(tie("pattern"), tie("pattern")).map(([one, other]) => `(?:${one}|${other})`),
  ),
  pattern: fc
    .array(fc.tuple(tie("part"), fc.constantFrom("", "", "*", "+", "?", "{2}", "{1,3}", "{0,4}", "{2,}", "+?")), {
      minLength: 1,
      maxLength: 3,
    })
    .map((parts) => parts.map(([part, quantifier]) => part + (part === raw`\b` ? "" : quantifier)).join("")),
}));
const framed = fc
  .tuple(fc.constantFrom("^", "^", ""), patterns, fc.constantFrom("$", ""))
  .map((parts) => parts.join(""));
const texts = (length: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.string({ unit: fc.constantFrom("a", "b", "-", "1", "c"), maxLength: 6 }),
      fc.constantFrom("", "!", "b", "-"),
    )
    .map(([pump, end]) => pump.repeat(Math.floor(length / Math.max(1, pump.length))) + end);
const numRuns = Number(process.env["RUNS"] ?? 200);

test("an accepted pattern takes at most its maximum number of steps, for any text", () => {
  const accepted = framed.filter((pattern) => "stepsPerCharacter" in searchCost(pattern));
  fc.assert(
    fc.property(accepted, texts(2000), (pattern, text) => {
      const cost = searchCost(pattern);
      const bound = "stepsPerCharacter" in cost ? cost.stepsPerCharacter * (text.length + 1) : 0;
      const { steps, matched } = countSteps(pattern, text, bound);
      expect({ pattern, isBounded: matched !== undefined && steps <= bound }).toEqual({ pattern, isBounded: true });
      expect({ pattern, matched }).toEqual({ pattern, matched: new RegExp(pattern, "u").test(text) });
    }),
    { numRuns },
  );
});

test("the step-counting matcher agrees with the engine, for rejected patterns too", () => {
  fc.assert(
    fc.property(framed, texts(6), (pattern, text) => {
      const { matched } = countSteps(pattern, text, 10_000);
      fc.pre(matched !== undefined);
      expect({ pattern, matched }).toEqual({ pattern, matched: new RegExp(pattern, "u").test(text) });
    }),
    { numRuns },
  );
});

test.each([
  ["^(a*)*$", "a"],
  ["^(a+)+$", "a"],
  [raw`^\w+\w+$`, "a"],
  ["[a-z]+$", "a"],
  ["a+b", "a"],
  ["^(?:(?:a{0,9}){0,9}){0,9}$", "a"],
])("the rejected pattern %s exceeds the maximum number of steps", (pattern, pump) => {
  const text = `${pump.repeat(2000)}!`;
  expect(countSteps(pattern, text, MAX_STEPS_PER_CHARACTER * text.length).matched).toBe(undefined);
});
