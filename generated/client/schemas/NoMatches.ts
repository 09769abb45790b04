// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Why a search found nothing, and what to change. */
export interface NoMatches {
  /**
   * Filter values, and words of the keyword, that match nothing even without the other inputs. A word of the keyword
   * that resembles an industry is also listed with `input` industry.
   */
  unknown_values: Array<{
    /** Name of the input. */
    input: string;
    /** The unknown value. */
    value: string;
    /** Similar values that the filter accepts, closest first. */
    nearest: string[];
  }>;
  /** Inputs to omit or shorten so that the search has results, most results first. */
  loosen: Array<{
    /** Name of the input to omit. */
    omit: string;
    /** Inputs to omit together with it. Present only if omitting a single input is not enough. */
    also?: string[];
    /** Shorter keyword to send instead. If absent, omit the whole input. */
    use?: string;
    /** Results without these inputs or with this keyword. */
    total: number;
    /** false if there may be more results than total. */
    total_is_exact: boolean;
  }>;
}
