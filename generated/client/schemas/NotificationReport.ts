// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Result of marking notifications as read. */
export interface NotificationReport {
  /** Notifications that were unread and are read now. */
  marked: number;
  /** Listed notifications that had been read before. */
  already_read: number;
  /** Unread notifications, except those that the settings turn off; 1000 means 1000 or more. */
  unread_left: number;
}
