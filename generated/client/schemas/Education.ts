// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** One school or university attended. */
export interface Education {
  /** Education id (edu_...). */
  id: string;
  school: string;
  /** Title earned or aimed at, for example MSc. */
  degree: string | null;
  /** Field of study. */
  field: string | null;
  started_year: number | null;
  /** Year of leaving; null: unknown or still there. */
  ended_year: number | null;
}
