import { expect, test } from "vitest";
import { createService, openTracing, startServer } from "../../../runtime/index.ts";
import { notesDefinition } from "../../fixtures/notes/handlers/definition.ts";
import { createClient } from "../../support/client.ts";
import { startReceiver } from "../../support/receiver.ts";
import { startNotes } from "../../support/start-notes.ts";

interface ExportedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly kind: number;
  readonly status: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}

interface ExportedTraces {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly ExportedSpan[] }[] }[];
}

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const parentId = "00f067aa0ba902b7";

test("calls, reads, jobs and their requests are spans without arguments; calls and reads join the client's trace", async () => {
  const collector = await startReceiver(() => ({ status: 200, body: "{}" }));
  const web = await startReceiver();
  const notes = await startNotes();
  const errors: string[] = [];
  const onError = (message: string) => void errors.push(message);
  const tracing = await openTracing({ endpoint: collector.url, serviceName: "notes", serviceVersion: "1", onError });
  const fetchSecretPath = () => service.outbound.fetch(`${web.url}/secret-path`, { timeoutMs: 5_000, maxBytes: 100 });
  const definition = notesDefinition({
    create_note: async (_input, context) => {
      await fetchSecretPath();
      return { id: "nte_1", text: "", tags: [], created_at: new Date(context.now()).toISOString() } as never; // not checked
    },
  });
  const options = { store: notes.store, clock: notes.clock, tracing, outbound: { allowedNetworks: ["127.0.0.1/32"] } };
  const jobs = () => ({ look: { run: async () => void (await fetchSecretPath()) } });
  const service = await createService({ ...definition, jobs }, options);
  const pages = { openapiFile: "none", docsFolder: "none" };
  const server = await startServer(service, { host: "127.0.0.1", port: 0, publicUrl: null, pages });
  const client = createClient(server.url, service.surface.service, notes.key);
  const headers = { traceparent: `00-${traceId}-${parentId}-01` };
  await client.call("create_note", { text: "the secret text" }, { headers });
  await client.rest("GET /notes/nte_unknown", undefined, { headers });
  await client.call("list_notes");
  await client.rpc("resources/read", { uri: "notes://notes/count" }, { headers });
  await client.rpc("prompts/get", { name: "tidy_up", arguments: { topic: "a secret" } }, { headers });
  const worker = await service.startWorker(1);
  await service.store.transaction((tx) => service.jobs.enqueue(tx, { kind: "look", payload: { note: "secret" } }));
  await expect.poll(() => web.requests.length).toBe(2);
  await worker.stop();
  await server.stop(0);
  await service.close();

  expect(errors).toEqual([]);
  const bodies = collector.requests.map(({ body }) => body);
  expect(bodies.join()).not.toMatch(/secret/);
  const spans = bodies.flatMap((body) =>
    (JSON.parse(body) as ExportedTraces).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const find = (name: string) => spans.find((span) => span.name === name);
  const outcomeOf = (name: string) =>
    find(name)?.attributes.find(({ key }) => key === "call.outcome")?.value.stringValue;
  const [call, request, get] = [find("tools/call create_note"), find("GET"), find("tools/call get_note")];
  expect(call).toMatchObject({ traceId, parentSpanId: parentId, kind: 2 });
  expect(request).toMatchObject({ traceId, parentSpanId: call?.spanId, kind: 3 });
  expect(web.requests[0]?.headers["traceparent"]).toBe(`00-${traceId}-${request?.spanId}-01`);
  expect(get).toMatchObject({ traceId, parentSpanId: parentId });
  expect(outcomeOf("tools/call get_note")).toBe("not_found");
  expect(outcomeOf("tools/call list_notes")).toBe("ok");
  expect(find("tools/call list_notes")?.traceId).not.toBe(traceId);
  expect(find("resources/read note_count")).toMatchObject({ traceId, parentSpanId: parentId });
  expect(outcomeOf("resources/read note_count")).toBe("ok");
  expect(find("prompts/get tidy_up")).toMatchObject({ traceId, parentSpanId: parentId });
  const job = find("jobs/run look");
  expect(job?.parentSpanId).toBeUndefined();
  expect(web.requests[1]?.headers["traceparent"]).toContain(`00-${job?.traceId}-`);
});
