import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { accountCommands } from "../../../runtime/cli/accounts.ts";
import { keyCommands } from "../../../runtime/cli/keys.ts";
import { peopleCommands } from "../../../runtime/cli/people.ts";
import { deleteAccount, type Service } from "../../../runtime/index.ts";
import { startNotes, type TestNotes } from "../../support/start-notes.ts";

beforeEach(() => void vi.spyOn(process.stdout, "write").mockReturnValue(true));
afterEach(() => vi.restoreAllMocks());

/** Runs `accounts`, `keys` or `people` with these arguments on the store of the notes service. */
async function run({ service }: TestNotes, group: "accounts" | "keys" | "people", ...args: string[]): Promise<void> {
  const withService = <Result>(work: (opened: Service) => Promise<Result>): Promise<Result> =>
    work(service as unknown as Service);
  const commands = {
    accounts: () => accountCommands(withService, async () => true, deleteAccount),
    keys: () => keyCommands(withService, "notes"),
    people: () => peopleCommands(withService),
  };
  await commands[group]().parseAsync(args, { from: "user" });
}

test("commands that add to a workspace require --workspace if there are several", async () => {
  const notes = await startNotes();
  const clear = ["accounts", "add", "--name", "Kim", "--identity", "kim"] as const;
  for (const [group, ...args] of [clear, ["keys", "create"], ["people", "add", "kim"]] as const)
    await expect(run(notes, group, ...args)).rejects.toThrow("Set --workspace to one of: wsp_one, wsp_two.");
  await expect(run(notes, ...clear, "--workspace", "wsp_none")).rejects.toThrow(
    "Unknown workspace: wsp_none. Valid: wsp_one, wsp_two.",
  );
  await run(notes, ...clear, "--workspace", "wsp_two");
  const added = notes.store.reader.selectFrom("sb_accounts").select("workspace_id").where("external_id", "=", "kim");
  expect(await added.execute()).toEqual([{ workspace_id: "wsp_two" }]);
});

test("an account is not accepted for a workspace without accounts, and the error names the command that adds one", async () => {
  const notes = await startNotes();
  await notes.store.writer
    .insertInto("sb_workspaces")
    .values({ id: "wsp_empty", name: "Empty", created_at: 1 })
    .execute();
  const empty = ["--workspace", "wsp_empty"];
  for (const [group, ...args] of [
    ["keys", "create", "--account", "acc_one", ...empty],
    ["people", "add", "kim", "--accounts", "acc_one", ...empty],
  ] as const)
    await expect(run(notes, group, ...args)).rejects.toThrow(
      'The workspace wsp_empty has no accounts. To add one, run the command "accounts add --workspace wsp_empty ...".',
    );
});
