import type { Identified } from "../collect/collect-records.ts";
import { personNameKey } from "../records/person-key.ts";
import type { RawMessage } from "../records/messages.ts";
import type { ProfileRecord } from "../records/profile.ts";
import type { RawInvitation } from "../records/relations.ts";
import { ArchiveError } from "../source/archive-entry.ts";
import { findOwner, type FoundOwner } from "./find-owner.ts";

/** The records of one folder that identify the owner of its archive. Each list comes from one file. */
export interface OwnerRecords {
  readonly profile: ProfileRecord[];
  readonly invitations: (readonly Identified<RawInvitation>[])[];
  readonly messages: (readonly Identified<RawMessage>[])[];
}

/** The owner of the archive in a folder. */
export interface FolderOwner extends FoundOwner {
  readonly folder: string;
}

/** Finds the owner of each folder; folders whose records do not identify an owner are omitted. */
export function ownersOf(folders: ReadonlyMap<string, OwnerRecords>): FolderOwner[] {
  return [...folders].flatMap(
    ([
      folder,
      {
        profile: [profile = null],
        invitations,
        messages,
      },
    ]) => {
      const owner = findOwner({ profile, invitations: invitations.flat(), messages: messages.flat() });
      return owner.key === null && owner.name === null ? [] : [{ folder, ...owner }];
    },
  );
}

/** @throws ArchiveError if the folders have different owners. */
export function requireOnePerson(owners: readonly FolderOwner[]): void {
  for (const [at, one] of owners.entries()) {
    const other = owners.slice(at + 1).find((owner) => !isSamePerson(one, owner));
    if (other === undefined) continue;
    throw new ArchiveError(
      `${other.folder} and ${one.folder} have different owners: ${describeOwner(other)} and ${describeOwner(one)}. ` +
        "Import the archives of each person separately.",
    );
  }
}

type Owner = Pick<FoundOwner, "key" | "name">;

/**
 * Compares the addresses. If one of them is unknown, compares the names. If one of the names is unknown, too, returns true.
 */
export function isSamePerson(one: Owner, other: Owner): boolean {
  if (one.key !== null && other.key !== null) return one.key === other.key;
  const [name, otherName] = [personNameKey(one.name), personNameKey(other.name)];
  return name === null || otherName === null || name === otherName;
}

/** Returns the known name and address of a person. */
export function describeOwner({ name, key }: Owner): string {
  const page = key === null ? null : `/in/${key}`;
  return [name, page].filter((part) => part !== null).join(", ") || "unknown";
}
