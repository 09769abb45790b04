import type { ContactSupportHandler } from "../../../generated/tools/support/contact_support.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const contact_support: ContactSupportHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "contact_support has no handler yet." });
};
