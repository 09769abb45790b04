import type { Notification, NotificationKind, NotificationReport } from "../../../generated/schemas.ts";
import type { Page, PageRequest } from "../../paging/page.ts";

/** The notices that the network shows to the account. */
export interface NoticesPort {
  /** Newest first. */
  list(query: NoticeQuery, page: PageRequest): Promise<Page<Notification>>;
  /** Marks notices as read: all or none. @throws Failure `not_found` for an unknown id. */
  markRead(ids: readonly string[], uncounted: readonly NotificationKind[]): Promise<NotificationReport>;
  /**
   * Marks the unread notices up to a time (epoch milliseconds) as read: if there are more than 1000, the newest 1000.
   * @param uncounted the kinds that the count of unread notices omits, here and in `markRead`
   */
  markReadUntil(time: number, uncounted: readonly NotificationKind[]): Promise<NotificationReport>;
}

/** All filters must match; null disables a filter. */
export interface NoticeQuery {
  /** Only unread notices; false disables the filter. */
  readonly unread: boolean;
  readonly kinds: readonly NotificationKind[] | null;
  /** Kinds to omit. */
  readonly except: readonly NotificationKind[];
  /** Only notices at or after this time, epoch milliseconds. */
  readonly since: number | null;
}
