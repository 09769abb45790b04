import type { NavigatorAlert } from "../../../../generated/schemas.ts";

/** An alert before names are added. */
export interface AlertRow {
  readonly id: string;
  readonly kind: NavigatorAlert["kind"];
  readonly at: number;
  readonly text: string;
  /** The member that it is about; null if it is about a company. */
  readonly memberId: string | null;
  readonly companyId: string | null;
}
