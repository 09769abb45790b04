import { expect, test } from "vitest";
import { startConformance, type TestConformance } from "../../../../support/start-conformance.ts";

/** Sends a message of the older era, returns the first message of the response and disconnects. */
async function post(
  { url, key }: Pick<TestConformance, "url" | "key">,
  session: string,
  method: string,
  params: object,
) {
  const response = await fetch(`${url}/api/mcp`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      ...(session !== "" && { "Mcp-Session-Id": session }),
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString();
    const message: unknown = JSON.parse(/^data: (.+)\n\n$/m.exec(text)?.[1] ?? "null");
    if (message !== null) return { message, session: response.headers.get("mcp-session-id") ?? "" };
  }
  return { message: JSON.parse(text) as unknown, session: response.headers.get("mcp-session-id") ?? "" };
}

const initialize = async (fixture: TestConformance, capabilities: object): Promise<string> => {
  const params = { protocolVersion: "2025-11-25", capabilities, clientInfo: { name: "test", version: "1.0.0" } };
  return (await post(fixture, "", "initialize", params)).session;
};

test("a client is asked only in a session that belongs to its key and declares the capability", async () => {
  const fixture = await startConformance();
  const call = async (session: string, key = fixture.key) => {
    const params = { name: "test_input_required_result_elicitation", arguments: {} };
    return (await post({ ...fixture, key }, session, "tools/call", params)).message;
  };
  const able = await initialize(fixture, { elicitation: {} });
  const unable = await initialize(fixture, {});
  const [, mac] = unable.split(".");
  const forged = `${Buffer.from('["made up","form"]').toString("base64url")}.${mac}`;
  const rejected = { error: { code: 422, data: { code: "input_required" } } };

  expect(await call(able)).toMatchObject({ method: "elicitation/create" });
  expect(await call(able, await fixture.createKey(["everything"]))).toMatchObject(rejected);
  for (const session of [unable, forged, `${able}x`, able.split(".")[0] ?? "", "none"])
    expect(await call(session)).toMatchObject(rejected);
});
