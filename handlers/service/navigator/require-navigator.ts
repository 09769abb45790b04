import { Failure } from "../../../runtime/index.ts";
import type { Network } from "../../network/port/network.ts";

interface Subscriber {
  readonly network: Pick<Network, "profiles">;
}

/** @throws Failure `subscription_required` unless the account has the navigator subscription. */
export async function requireNavigator({ network }: Subscriber): Promise<void> {
  const refusal = await navigatorRefusal({ network });
  if (refusal) throw refusal;
}

/** Returns the failure `subscription_required` unless the account has the navigator subscription. */
export async function navigatorRefusal({ network }: Subscriber): Promise<Failure | null> {
  const { navigator } = await network.profiles.self();
  if (navigator === true) return null;
  return new Failure("subscription_required", {
    detail:
      navigator === null
        ? "It is unknown whether the account has the navigator subscription."
        : "The account does not have the navigator subscription.",
    hint: "get_account shows the subscription. search_people, search_companies and save_lead work without it.",
  });
}
