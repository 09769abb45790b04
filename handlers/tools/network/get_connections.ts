import type { GetConnectionsHandler } from "../../../generated/tools/network/get_connections.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const get_connections: GetConnectionsHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "get_connections has no handler yet." });
};
