// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Result of marking notices as read. */
export interface NotificationReport {
  /** Notices that were unread and are read now. */
  marked: number;
  /** Listed notices that had been read before. */
  already_read: number;
  /** Unread notices, except those that the settings turn off; 1000 means 1000 or more. */
  unread_left: number;
}
