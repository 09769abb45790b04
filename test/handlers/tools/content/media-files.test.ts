import { expect, test } from "vitest";
import { startReceiver, type Response } from "../../../support/receiver.ts";
import { networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

const image = Buffer.from("\x89PNG\r\n\x1a\n....", "latin1");
const png = { filename: "chart.png", content_type: "image/png" };

test("a file is uploaded from a URL, and downloaded with its type and name", async () => {
  const files: Readonly<Record<string, Response>> = {
    "/chart": { status: 200, body: image },
    "/moved": { status: 301, headers: { location: "/chart" } },
    "/inside": { status: 302, headers: { location: "http://169.254.169.254/latest" } },
    "/huge": { status: 200, body: Buffer.alloc(11 * 1024 * 1024) },
    "/page": { status: 200, body: "<html>" },
  };
  const web = await startReceiver(({ path }) => files[path] ?? 404);
  const service = await startService({ outbound: { allowedNetworks: ["127.0.0.1/32"] } });
  const upload = (path: string) =>
    service.call("upload_media", { ...png, filename: "Größe (1).png", source_url: `${web.url}${path}` });
  for (const path of ["/huge", "/page", "/inside", "/missing"])
    expect((await upload(path)).error.errors[0]).toMatchObject({ pointer: "/source_url" });
  expect((await upload("/chart")).body).toMatchObject({ size_bytes: image.length, filename: "Größe (1).png" });
  const { body: media } = await upload("/moved");

  const get = (id: string, key: string = service.key, query = "") =>
    fetch(`${service.url}/files/media/${id}${query}`, { headers: { Authorization: `Bearer ${key}` } });
  const response = await get(media.id as string);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(image);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/png",
    "content-disposition": "attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%281%29.png",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "no-store",
  });
  expect((await get("med_none")).status).toBe(404);
  expect((await get(media.id as string, "swb_unknown")).status).toBe(401);
  expect((await get(media.id as string, service.key, "?account_id=acc_none")).status).toBe(404);
  await networkOf(service).updateTable("net_media").set({ owner_id: "prf_demo_0002" }).execute();
  expect((await get(media.id as string)).status).toBe(404);
});

test("addresses that are not public are refused, and so is a call with two sources", async () => {
  const service = await startService();
  const upload = async (input: object) => (await service.call("upload_media", { ...png, ...input })).error;
  const problem = { pointer: "/source_url", detail: "The host has no public address." };
  expect(await upload({ source_url: "https://127.0.0.1/chart.png" })).toMatchObject({ errors: [problem] });
  const data_base64 = image.toString("base64");
  expect((await upload({ data_base64, source_url: "https://example.com/" })).code).toBe("invalid_arguments");
  expect((await upload({})).code).toBe("invalid_arguments");
});

test("an account uploads at most 500 MiB in 30 days", async () => {
  const service = await startService();
  await networkOf(service).updateTable("net_media").set({ created_at: 0 }).execute(); // excludes the demo's files
  const upload = () => service.call("upload_media", { ...png, data_base64: image.toString("base64") });
  const { body } = await upload();
  const media = networkOf(service)
    .updateTable("net_media")
    .where("id", "=", body.id as string);
  await media.set({ size: 500 * 1024 * 1024 - image.length }).execute();
  expect((await upload()).error).toBeUndefined();
  expect((await upload()).error).toMatchObject({
    code: "conflict",
    hint: "Use the media_id of an earlier upload, or call upload_media after 2026-07-15T09:30:00.000Z.",
  });
  service.clock.advance(30 * 86_400_000);
  expect((await upload()).error).toBeUndefined();
});
