// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Range of the number of employees. */
export type CompanySize = "1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1001-5000" | "5001-10000" | "10001+";
