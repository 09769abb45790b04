/** A delay in hours: log-normal with this median and spread (standard deviation of the logarithm), between the limits. */
export interface Delay {
  readonly median: number;
  readonly spread: number;
  readonly min: number;
  readonly max: number;
}

/**
 * How the simulator simulates the other members. Probabilities are from 0 to 1. After a delay, acts are moved to
 * working hours in the time zone of the acting member; for reactions and comments, in that of the post's author.
 * All delays are longer than the interval of the recurring job, so that no act is due before the job has seen what
 * caused it.
 *
 * Changing a rule affects only the future of a simulation.
 */
export const rules = {
  /** Invitations of an account. Those that are neither accepted nor declined are ignored. */
  invitation: {
    accept: 0.34,
    /** Added to `accept` for a member with mutual connections, and for an invitation with a note. */
    acceptIfMutual: 0.24,
    acceptIfNote: 0.08,
    decline: 0.08,
    delay: { median: 14, spread: 1.2, min: 0.3, max: 240 },
    /** The probability that a member who has accepted sends a message. */
    greet: 0.3,
    greetDelay: { median: 3, spread: 1, min: 0.2, max: 48 },
  },
  /** Messages of an account, if nobody has written since. */
  message: {
    replyToConnection: 0.62,
    replyToInmail: 0.3,
    replyInGroup: 0.35,
    delay: { median: 7, spread: 1.3, min: 0.2, max: 168 },
  },
  /** Posts since the start of the simulation. Numbers are means; prominent authors have up to `prominence` times as many. */
  post: {
    /** Posts on a Tuesday or Wednesday, per member of the network. Other weekdays have fewer. */
    perMember: 0.0009,
    reactions: 2.2,
    comments: 0.35,
    prominence: 5,
    /** The position of an account among all members, from 1 (the most prominent) to 0. */
    accountProminence: 0.9,
    delay: { median: 7, spread: 1.3, min: 0.2, max: 96 },
    /** When parts of the audience see a post, in hours after its publication, and their share of the author's connections. */
    waves: [
      { hours: 1, share: 0.08 },
      { hours: 5, share: 0.12 },
      { hours: 26, share: 0.06 },
    ],
    maxViewersPerWave: 60,
  },
  /** Means per account and day, and shares. */
  day: {
    profileViews: 1.8,
    searches: 1.2,
    invitations: 0.12,
    /** The share of viewers who are connections. Other viewers are any members, prominent ones more often. */
    viewedByConnection: 0.45,
    /** The share of inviters with mutual connections. Other inviters are any members, prominent ones more often. */
    invitedByMutual: 0.8,
  },
  reactions: { like: 60, celebrate: 10, support: 8, love: 8, insightful: 11, funny: 3 },
} as const;

/** The maximum age of a cause, in milliseconds: the longest chain of delays, plus a long weekend. */
export const maxDelayMs = (240 + 48 + 96) * 3_600_000;
