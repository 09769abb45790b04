import { expect, test } from "vitest";
import { exampleKeys } from "../../../generator/emit/openapi/route-examples.ts";

test.each([
  [
    ["Send", "Send", "Send 2"],
    ["send", "send_2", "send_2_2"],
  ],
  [
    ["Send 2", "Send", "Send!", "send"],
    ["send_2", "send", "send_3", "send_4"],
  ],
  [
    ["…", "…"],
    ["example", "example_2"],
  ],
])("examples with the titles %j have unique keys", (titles, keys) => {
  expect(exampleKeys(titles.map((title) => ({ title })))).toEqual(keys);
});
