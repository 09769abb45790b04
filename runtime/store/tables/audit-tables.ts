import type { Generated } from "kysely";

/** The audit log and its hash chain. */
export interface AuditTables {
  /** `seq` numbers the rows in insertion order. */
  sb_audit: AuditRow & { seq: Generated<number> };
  sb_audit_seals: AuditSealRow;
  /** SHA-256 of the records that were deleted with their account or workspace. */
  sb_audit_erased: { seq: number; digest: string };
}

export interface AuditRow {
  at: number;
  workspace_id: string;
  principal_id: string;
  account_id: string | null;
  tool: string;
  surface: string;
  request_id: string;
  /** `ok`, or the error's code. */
  outcome: string;
  status: number;
  preview: number;
  replay: number;
  duration_ms: number;
  /** The person who has granted the access, and the client that uses it; null for API keys. */
  person_id: string | null;
  client_id: string | null;
  /** The arguments of a write, JSON, with texts reduced to lengths and hashes; null for reads. */
  arguments: string | null;
}

/** A part of the hash chain of the audit log: the records after the previous seal. */
export interface AuditSealRow {
  last_seq: number;
  /** Hash of the previous seal and the records; null while an open transaction can still add records to this part. */
  hash: string | null;
  /** Number of records, including erased ones. */
  records: number;
  sealed_at: number;
  /**
   * Id of a PostgreSQL transaction: all transactions that may still add a record to this part have lower ids. Null on
   * SQLite.
   */
  snapshot: string | null;
  /** 1: its records have been deleted, and the chain begins with it. */
  is_anchor: number;
}
