import { expect, test } from "vitest";
import { importArchive } from "../../../../../../handlers/app/import/import-archive.ts";
import { readArchive } from "../../../../../../handlers/network/connectors/archive/read/index.ts";
import { syntheticArchive } from "../../../../../fixtures/archive/synthetic-archive.ts";
import { writeFolder } from "../../../../../fixtures/archive/write-archive.ts";
import { temporaryFolder } from "../../../../../support/archive.ts";
import { callerFor, importFiles } from "../../../../../support/import-archive.ts";
import { startService } from "../../../../../support/start-service.ts";

test("an import that fails halfway leaves nothing, and the next one succeeds", async () => {
  const service = await startService();
  const { store, service: running } = service;
  const contents = await readArchive(writeFolder(temporaryFolder(), syntheticArchive({ messages: 600 }).files));
  const target = { name: null, accountId: null, workspaceId: null };
  const failing = importArchive(running, {
    ...{ contents, target },
    onProgress: (_done, _total, phase) => {
      if (phase === "messages") throw new Error("the disk is full");
    },
  });
  await expect(failing).rejects.toThrow("the disk is full");
  const accounts = await store.reader.selectFrom("sb_accounts").select("id").execute();
  expect(accounts).toHaveLength(1);
  const networks = store.reader.withTables<{ net_networks: { id: number }; net_members: { network_id: number } }>();
  expect(await networks.selectFrom("net_networks").select("id").execute()).toHaveLength(1);
  expect(await networks.selectFrom("net_members").select("network_id").where("network_id", "!=", 1).execute()).toEqual(
    [],
  );
  const again = await importArchive(running, { contents, target });
  expect(again.created).toBe(true);
  const events = store.reader.selectFrom("sb_events").select(["account_id", "type"]);
  const connected = { account_id: again.account_id, type: "account.connected" };
  expect(await events.execute()).toEqual([connected]); // the records of the archive are history
});

test("formulas, null bytes, broken rows and markup are imported as text", async () => {
  const service = await startService();
  const files = new Map([
    ["Profile.csv", Buffer.from('First Name,Last Name,Headline\n=1+1,"<script>","a\0b"\n')],
    [
      "Connections.csv",
      Buffer.from(
        "First Name,Last Name,URL,Email Address,Company,Position,Connected On\n" +
          "=HYPERLINK(1),O'Brien;--,https://www.linkedin.com/in/x%00y,,\"'); drop table net_members; --\",@SUM(1),08 Feb 2026\n" +
          "A,B,https://www.linkedin.com/in/../../etc/passwd,,C,D,not a date\n" +
          '"unclosed,row\n',
      ),
    ],
  ]);
  const { account_id } = await importFiles(service, files);
  const call = callerFor(service, account_id);
  const { data } = await call("get_connections", { sort: "name", detail: "full" });
  expect(data.map(({ profile }: any) => profile.name)).toContain("=HYPERLINK(1) O'Brien;--");
  expect(
    data.every(({ profile }: any) => profile.url === null || profile.url.startsWith("https://www.linkedin.com/")),
  ).toBe(true);
  expect(JSON.stringify(data)).not.toContain("\\u0000");
  expect((await call("search_people", { company: "drop table" })).data).toHaveLength(1);
});
