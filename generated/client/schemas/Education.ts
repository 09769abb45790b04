// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** One school or university attended. */
export interface Education {
  /** Education id (edu_...). */
  id: string;
  /** Name of the school. */
  school: string;
  /** Degree earned or pursued, for example MSc. */
  degree: string | null;
  /** Field of study. */
  field: string | null;
  /** First year. */
  started_year: number | null;
  /** Final year; null if unknown or still attending. */
  ended_year: number | null;
}
