import { expect, test } from "vitest";
import type { Mention } from "../../../generator/rename/mentions.ts";
import { compile, plan } from "./this-service.ts";

test("an error code is renamed where it is thrown and compared, but not in other sets of values", async () => {
  const renamed = await plan("error", "invitation_withdrawn", "invitation_gone");
  expect(renamed.problems).toEqual([]);
  expect(renamed.writes.has("spec/schemas/LeadContact.yaml")).toBe(false);
  expect(renamed.mentions).toContainEqual(expect.objectContaining({ file: "spec/schemas/LeadContact.yaml" }));
  expect([...renamed.counts.keys()]).toEqual(
    expect.arrayContaining([
      "handlers/network/mirror/relations/send-invitation.ts",
      "handlers/service/campaigns/execution/decide-outcome.ts",
    ]),
  );
  expect(await compile(renamed)).toEqual([]);
}, 600_000);

test("keywords of TypeScript that equal a scope are not listed", async () => {
  const { mentions, diagnostics } = await plan("scope", "export", "file_export");
  expect(diagnostics).toEqual([]);
  const code = mentions.filter(({ file }) => file.endsWith(".ts"));
  expect(code.length).toBeGreaterThan(0);
  expect(code.length).toBeLessThan(300);
  // Tests contain code in strings.
  const isExport = ({ file, text }: Mention): boolean => file.startsWith("handlers/") && /^export [^"]*$/.test(text);
  expect(code.filter(isExport)).toEqual([]);
}, 600_000);

test("the name of an act on a network is not renamed with the tool of the same name", async () => {
  const renamed = await plan("tool", "send_message", "write_message");
  expect(renamed.diagnostics).toEqual([]);
  const changed = [...renamed.counts.keys()];
  expect(changed).toContain("handlers/service/campaigns/execution/action-call.ts");
  expect(changed).not.toContain("handlers/network/mirror/messaging/record-message.ts");
  expect(renamed.writes.get("handlers/network/mirror/messaging/messaging.ts") ?? "").not.toContain('write_message"');
  expect(await compile(renamed)).toEqual([]);
}, 600_000);
