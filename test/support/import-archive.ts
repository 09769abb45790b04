import type { ToolName } from "../../runtime/index.ts";
import { firstWorkspaceId } from "../../handlers/app/demo/demo-world.ts";
import { importArchive, type ImportResult } from "../../handlers/app/import/import-archive.ts";
import type { ImportTarget } from "../../handlers/app/import/find-target.ts";
import { readArchive } from "../../handlers/network/connectors/archive/read/index.ts";
import { writeFolder } from "../fixtures/archive/write-archive.ts";
import { readAt, temporaryFolder } from "./archive.ts";
import type { Answer } from "./client.ts";
import type { TestService } from "./start-service.ts";

const nobody: ImportTarget = { name: null, accountId: null, workspaceId: null };

/** Imports the files of an archive into the store of a service. */
export async function importFiles(
  service: TestService,
  files: ReadonlyMap<string, Buffer>,
  target: Partial<ImportTarget> = {},
): Promise<ImportResult> {
  const contents = await readArchive(writeFolder(temporaryFolder(), files), { now: readAt });
  const result = await importArchive(service.service, { contents, target: { ...nobody, ...target } });
  service.service.accounts.invalidate(firstWorkspaceId); // the next call reads it
  return result;
}

/** Returns a function that calls tools for an account and expects success. */
export const callerFor =
  (service: TestService, account_id: string) =>
  async (tool: ToolName, input: object = {}): Promise<any> => {
    const { body, error }: Answer = await service.call(tool, { ...input, account_id });
    if (error) throw new Error(`${tool}: ${JSON.stringify(error)}`);
    return body;
  };
