import type { ArchiveContents } from "../../read/index.ts";
import type { ArchiveRows } from "./archive-rows.ts";
import { contentRows } from "./content-rows.ts";
import { memberRows } from "./member-rows.ts";
import { messageRows } from "./message-rows.ts";
import { profileRows } from "./profile-rows.ts";
import { relationRows } from "./relation-rows.ts";

/** Converts the contents of an archive to rows. Equal contents always produce equal rows. */
export function archiveRows(contents: ArchiveContents): ArchiveRows {
  return {
    net_members: memberRows(contents),
    ...profileRows(contents),
    ...relationRows(contents),
    ...messageRows(contents),
    ...contentRows(contents),
  };
}
