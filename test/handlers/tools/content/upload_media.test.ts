import { expect, test } from "vitest";
import type { Media } from "../../../../generated/schemas.ts";
import { maxFileBytes } from "../../../../handlers/service/media/uploaded-file.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const office = "application/vnd.openxmlformats-officedocument";
const docx = `${office}.wordprocessingml.document`;

/** Creates a ZIP archive of empty files. */
function zip(names: readonly string[]): Buffer {
  const records = (signature: number, length: number, nameAt: number) =>
    names.map((name) => {
      const record = Buffer.alloc(length);
      record.writeUInt32LE(signature, 0);
      record.writeUInt16LE(name.length, nameAt);
      return Buffer.concat([record, Buffer.from(name)]);
    });
  const files = Buffer.concat(records(0x04034b50, 30, 26));
  const directory = Buffer.concat(records(0x02014b50, 46, 28));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(files.length, 16);
  return Buffer.concat([files, directory, end]);
}

const contents: Readonly<Record<string, Buffer>> = {
  "image/png": Buffer.from("\x89PNG\r\n\x1a\n....", "latin1"),
  "image/jpeg": Buffer.from("\xff\xd8\xff\xe0....", "latin1"),
  "image/gif": Buffer.from("GIF89a...."),
  "image/webp": Buffer.from("RIFF....WEBPVP8 "),
  "application/pdf": Buffer.from("%PDF-1.7\n"),
  [docx]: zip(["[Content_Types].xml", "word/document.xml"]),
  [`${office}.presentationml.presentation`]: zip(["[Content_Types].xml", "ppt/presentation.xml"]),
};

const upload = (service: TestService, content: Buffer, content_type: string, filename = "file") =>
  service.call("upload_media", { filename, content_type, data_base64: content.toString("base64") });

test("stores each type of file with a safe name, for posts and messages", async () => {
  const service = await startService();
  const stored: Media[] = [];
  for (const [type, content] of Object.entries(contents)) {
    const { body } = await upload(service, content, type);
    const kind = type.startsWith("image/") ? "image" : "document";
    expect(body).toMatchObject({ kind, content_type: type, size_bytes: content.length, alt_text: null });
    stored.push(body as Media);
  }
  expect(stored.map(({ filename }) => filename)).toEqual([
    ...["file.png", "file.jpg", "file.gif", "file.webp", "file.pdf", "file.docx", "file.pptx"],
  ]);
  const rows = await networkOf(service)
    .selectFrom("net_media")
    .select(["owner_id", "data_base64"])
    .where(
      "id",
      "in",
      stored.map(({ id }) => id),
    )
    .orderBy("id")
    .execute();
  const expected = Object.values(contents).map((content) => ({
    owner_id: "prf_demo_0001",
    data_base64: content.toString("base64"),
  }));
  expect(rows).toEqual(expect.arrayContaining(expected));

  const input = {
    filename: "../../etc/\u202eC:\\charts\\ week?.\u0007JPEG ",
    content_type: "image/jpeg",
    data_base64: contents["image/jpeg"]?.toString("base64"),
    alt_text: "A chart",
  };
  const image = (await service.rest("POST /media", input)).body as Media;
  expect(image).toMatchObject({ filename: "week.JPEG", alt_text: "A chart", created_at: "2026-06-15T09:30:00.000Z" });
  const post = await service.call("create_post", { text: "A chart", media_ids: [stored[0]?.id, image.id] });
  expect(post.body.media[1]).toEqual({
    media_id: image.id,
    kind: "image",
    content_type: "image/jpeg",
    filename: "week.JPEG",
    alt_text: "A chart",
  });
  const sent = await service.call("send_message", {
    profile_id: "prf_demo_0002",
    text: "As discussed",
    attachments: [stored[4]?.id],
  });
  expect(sent.body.attachments).toMatchObject([{ media_id: stored[4]?.id, filename: "file.pdf", size_bytes: 9 }]);
});

test("refuses content of another type, and names the actual type if it is supported", async () => {
  const service = await startService();
  const png = contents["image/png"] ?? Buffer.alloc(0);
  const { error } = await upload(service, png, "application/pdf", "paper.pdf");
  expect(error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/content_type" }] });
  expect(error.errors[0].detail).toContain("image/png");
  const withMacros = zip(["[Content_Types].xml", "word/document.xml", "word/vbaProject.bin"]);
  const damaged = (contents[docx] ?? Buffer.alloc(0)).subarray(0, -10);
  for (const content of [Buffer.from("MZ program"), zip(["a.txt"]), withMacros, damaged, Buffer.from("<svg></svg>")]) {
    const refused = await upload(service, content, docx);
    expect(refused.error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/data_base64" }] });
  }
  const base64 = Buffer.concat([png, Buffer.from([0xfb, 0xff])]).toString("base64");
  const urlSafe = base64.replaceAll("+", "-").replaceAll("/", "_");
  const wrapped = `${base64.slice(0, 8)}\n${base64.slice(8)}`;
  expect(urlSafe).not.toBe(base64);
  for (const data_base64 of [urlSafe, wrapped, `data:image/png;base64,${base64}`, base64.replace(/=+$/, "") + "!"]) {
    const refused = await service.call("upload_media", { filename: "a.png", content_type: "image/png", data_base64 });
    expect(refused.error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/data_base64" }] });
  }
});

test("accepts 10 MiB, and not one byte more", async () => {
  const service = await startService();
  const largest = Buffer.alloc(maxFileBytes, "%PDF-");
  const input = { filename: "a.pdf", content_type: "application/pdf", data_base64: largest.toString("base64") };
  expect((await service.call("upload_media", input)).body.size_bytes).toBe(maxFileBytes);
  const tooLarge = Buffer.alloc(maxFileBytes + 1, "%PDF-").toString("base64");
  const refused = await service.rest("POST /media", { ...input, data_base64: tooLarge });
  expect(refused).toMatchObject({ status: 400, error: { errors: [{ pointer: "/data_base64" }] } });
});
