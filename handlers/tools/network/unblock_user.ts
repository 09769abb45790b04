import type { UnblockUserHandler } from "../../../generated/tools/network/unblock_user.ts";
import type { ServiceContext } from "../../context.ts";

export const unblock_user: UnblockUserHandler<ServiceContext> = ({ profile_id }, { network }) =>
  network.relations.unblock(profile_id);
