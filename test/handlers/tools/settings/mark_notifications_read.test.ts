import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

test("marks listed notices once, and none if one of them is unknown", async () => {
  const service = await startService();
  const unread = async (): Promise<string[]> =>
    (await service.call("list_notifications", { unread: true, limit: 100 })).body.data.map(({ id }: any) => id);
  const before = await unread();
  const ids = before.slice(0, 2);
  const failed = await service.call("mark_notifications_read", { notification_ids: [...ids, "ntc_none"] });
  expect(failed.error).toMatchObject({ code: "not_found" });
  expect(await unread()).toEqual(before);
  const report = (await service.call("mark_notifications_read", { notification_ids: ids })).body;
  expect(report).toEqual({ marked: 2, already_read: 0, unread_left: before.length - 2 });
  const again = (await service.rest("POST /notifications/read", { notification_ids: ids })).body;
  expect(again).toEqual({ ...report, marked: 0, already_read: 2 });
  expect(await unread()).toEqual(before.slice(2));
});

test("marks everything up to a time, and nothing after it", async () => {
  const service = await startService();
  const list = (await service.call("list_notifications", { unread: true, limit: 100 })).body.data;
  const { created_at } = list[1];
  const { body } = await service.call("mark_notifications_read", { before: created_at });
  const later = list.filter((notice: any) => notice.created_at > created_at);
  expect(body).toEqual({ marked: list.length - later.length, already_read: 0, unread_left: later.length });
  expect((await service.call("list_notifications", { unread: true })).body.data).toEqual(later);
  const both = await service.call("mark_notifications_read", { before: created_at, notification_ids: [list[0].id] });
  expect(both.error.code).toBe("invalid_arguments");
});
