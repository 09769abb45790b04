import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawLeadStages } from "../../../../../handlers/service/campaigns/stages/lead-stages.ts";

test("the documentation shows the life cycle of a lead as the code declares it", () => {
  const page = readFileSync(`${import.meta.dirname}/../../../../../handlers/service/campaigns/README.md`, "utf8");
  expect(page).toContain(`\`\`\`mermaid\n${drawLeadStages()}\`\`\``);
});
