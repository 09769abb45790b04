import { Failure } from "../../../runtime/index.ts";
import type { Network } from "../../network/port/network.ts";

/** @throws Failure `subscription_required` unless the account has the navigator subscription. */
export async function requireNavigator({ network }: { readonly network: Network }): Promise<void> {
  const { navigator } = await network.profiles.self();
  if (navigator === true) return;
  throw new Failure("subscription_required", {
    detail:
      navigator === null
        ? "It is unknown whether the account has the navigator subscription."
        : "The account does not have the navigator subscription.",
    hint: "get_account shows the subscription. search_people, search_companies and save_lead work without it.",
  });
}
