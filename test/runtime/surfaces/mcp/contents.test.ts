import { describe, expect, test } from "vitest";
import { createContents } from "../../../../runtime/surfaces/mcp/message/tool-contents.ts";
import { officialClients } from "../../../support/official-clients.ts";
import { startConformance } from "../../../support/start-conformance.ts";

const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";

describe.each(officialClients)("%s", (_, connect) => {
  test("receives each kind of content, and the whole output", async () => {
    const client = await connect(await startConformance());
    const call = (name: string) => client.callTool({ name, arguments: {} });
    const image = { type: "image", data: pixel, mimeType: "image/png" };

    expect((await call("test_simple_text")).content).toEqual([
      { type: "text", text: "This is a simple text response for testing." },
    ]);
    expect(await call("test_image_content")).toMatchObject({
      content: [image],
      structuredContent: { image: { data: pixel, mime_type: "image/png" } },
    });
    expect((await call("test_audio_content")).content).toMatchObject([{ type: "audio", mimeType: "audio/wav" }]);
    expect((await call("test_embedded_resource")).content).toEqual([
      {
        type: "resource",
        resource: {
          uri: "test://embedded-resource",
          mimeType: "text/plain",
          text: "This is an embedded resource content.",
        },
      },
    ]);
    expect((await call("test_multiple_content_types")).content).toMatchObject([
      { type: "text", text: "Multiple content types test:" },
      image,
      { type: "resource", resource: { uri: "test://mixed-content-resource" } },
    ]);
    expect(await call("test_error_handling")).toMatchObject({
      isError: true,
      content: [{ type: "text", text: expect.stringContaining("intentionally returns an error") }],
    });
  });

  test("receives a list of images, a linked and an embedded resource, and nothing for missing values", async () => {
    const client = await connect(await startConformance());
    const contentOf = async (...parts: string[]) =>
      (await client.callTool({ name: "test_many_contents", arguments: { parts } })).content;

    expect(await contentOf("images", "link", "file")).toEqual([
      { type: "image", data: pixel, mimeType: "image/png" },
      { type: "image", data: pixel, mimeType: "image/png" },
      { type: "resource_link", uri: "test://static-text", name: "static_text" },
      { type: "resource", resource: { uri: "test://file", blob: "AAEC" } },
      { type: "text", text: '{"parts":3}' },
    ]);
    expect(await contentOf()).toEqual([{ type: "text", text: '{"parts":0}' }]);
  });
});

test("REST returns only the output", async () => {
  const fixture = await startConformance();
  const { body } = await fixture.rest("GET /image-content");
  expect(body).toEqual({ image: { data: pixel, mime_type: "image/png" } });
});

test("the text of a preview begins with 'preview', with or without content blocks", () => {
  const output = { text: '{"title":"Walden"}', preview: true };
  const [title, none] = [["title"], ["none"]].map((path) => [{ kind: "text", path }] as const);
  expect(createContents(output, null)).toEqual([{ type: "text", text: 'preview: {"title":"Walden"}' }]);
  expect(createContents(output, none ?? null)).toEqual([{ type: "text", text: 'preview: {"title":"Walden"}' }]);
  expect(createContents(output, title ?? null)).toEqual([
    { type: "text", text: "preview: nothing was changed" },
    { type: "text", text: "Walden" },
  ]);
  expect(createContents({ ...output, preview: false }, title ?? null)).toEqual([{ type: "text", text: "Walden" }]);
});
