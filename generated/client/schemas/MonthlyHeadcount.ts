// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Employees of a company in one month. */
export interface MonthlyHeadcount {
  /** First day of the month. */
  month: string;
  /** Number of employees. */
  headcount: number;
}
