import type { RemoveConnectionHandler } from "../../../generated/tools/network/remove_connection.ts";
import type { ServiceContext } from "../../context.ts";

export const remove_connection: RemoveConnectionHandler<ServiceContext> = ({ profile_id }, { network }) =>
  network.relations.remove(profile_id);
