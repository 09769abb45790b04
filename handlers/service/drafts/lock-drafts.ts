import { lockName, type CallContext } from "../../../runtime/index.ts";

/** Makes concurrent calls that change drafts or scheduled posts of an account wait for each other. */
export const lockDrafts = (context: Pick<CallContext, "db" | "dialect" | "account">): Promise<void> =>
  lockName(context, `drafts:${context.account.id}`);
