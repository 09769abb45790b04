import { expect, test } from "vitest";
import { createAuditLog } from "../../../runtime/audit/audit-log.ts";
import type { AuditRow, Store } from "../../../runtime/index.ts";

const row = (at: number): AuditRow => ({
  ...{ at, workspace_id: "w", principal_id: "p", account_id: null, tool: "t", surface: "rest" },
  ...{ request_id: "r", outcome: "ok", status: 200, preview: 0, replay: 0, duration_ms: 1 },
  ...{ person_id: null, client_id: null, arguments: null },
});

/** The rows of this test belong to no account, so the audit log queries nothing in the transaction. */
const noTransaction = undefined as unknown as Store["writer"];

test("while the store cannot be written, the newest 10,000 rows are kept, and written once when it recovers", async () => {
  let isFailing = true;
  let attempts = 0;
  const written: unknown[] = [];
  const insertRows: Store["insertRows"] = async (_table, _columns, selectRows) => {
    attempts += 1;
    await new Promise(setImmediate);
    if (isFailing) throw new Error("the disk is full");
    written.push(...(await selectRows(noTransaction)).map(([at]) => at));
  };
  const audit = createAuditLog({ insertRows } as Store, Buffer.alloc(32)); // the only function that it needs here
  for (let at = 0; at < 12_000; at += 1) audit.writeBehind(row(at));
  await expect(audit.flush()).rejects.toThrow("the disk is full");
  expect(attempts).toBeLessThanOrEqual(2); // flushes that wait for one in progress are combined
  for (let at = 12_000; at < 12_500; at += 1) audit.writeBehind(row(at));
  isFailing = false;
  await audit.flush();
  await audit.flush();
  expect(written).toEqual(Array.from({ length: 10_000 }, (_, index) => index + 2_500));
});
