import { expect, test } from "vitest";
import { parseTemplate } from "../../../generator/check/prompt-template.ts";

test.each([
  ["Notes about {{ topic }}{% if tone != blank %} in a {{ tone }} tone{% endif %}.", ["topic", "tone"]],
  [
    '{% if days == 1 %}{% assign d = "1 day" %}{% else %}{% assign d = days | append: " days" %}{% endif %}{{ d }}',
    ["days"],
  ],
  ["{% case tone %}{% when 'warm' %}Dear{% else %}Hi{% endcase %} {{ name | strip | truncate: 20 }}", ["tone", "name"]],
  [
    "{% unless a %}{% echo b %}{% endunless %}{% comment %}(1..9){% endcomment %}{% raw %}{{ c }}{% endraw %}",
    ["a", "b"],
  ],
  ['{{ "(1..9), }} and {% for %}" }}', []],
])("accepts %s", (text, variables) => {
  expect(parseTemplate(text)).toEqual({ error: undefined, variables });
});

test.each([
  ["{% for i in (1..1000000) %}x{% endfor %}", 'the tag "for" is not available in prompts, line:1, col:1'],
  ["{% for i in list %}x{% endfor %}", 'the tag "for" is not available in prompts, line:1, col:1'],
  ["{% tablerow i in list %}x{% endtablerow %}", 'the tag "tablerow" is not available in prompts, line:1, col:1'],
  ["{% capture x %}y{% endcapture %}", 'the tag "capture" is not available in prompts, line:1, col:1'],
  ["{% liquid\nfor i in list\n%}", 'the tag "liquid" is not available in prompts, line:1, col:1'],
  ["{{ (1..1000000) }}", "ranges such as (1..10) are not available in prompts"],
  ['{{ "}}" | append: (1..1000000) }}', "ranges such as (1..10) are not available in prompts"],
  ["{% assign x = (1..n) %}", "ranges such as (1..10) are not available in prompts"],
  ["{{ a | replace: '', a }}", "undefined filter: replace, line:1, col:1"],
  ["{{ a | split: '' | join: a }}", "undefined filter: split, line:1, col:1"],
  [
    "{% assign x = a %}{% assign x = x | append: x %}",
    '"x" is assigned a value that uses "x", which is itself assigned; use only arguments in assigned values',
  ],
  [
    "{% assign y = a %}{%- assign x = y -%}{{ x }}",
    '"x" is assigned a value that uses "y", which is itself assigned; use only arguments in assigned values',
  ],
  ["{{ a }}".repeat(101), "it has more than 100 tags, outputs and filters"],
  [`{{ a ${"| append: a ".repeat(100)}}}`, "it has more than 100 tags, outputs and filters"],
  ["x".repeat(50_001), "it is longer than 50000 characters"],
])("rejects %s", (text, error) => {
  expect(parseTemplate(text)).toEqual({ error, variables: [] });
});
