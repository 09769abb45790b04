import type { ProfileBatch } from "../../../generated/schemas.ts";
import type { BatchGetProfilesHandler } from "../../../generated/tools/profile/batch_get_profiles.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

type Item = ProfileBatch["data"][number];

export const batch_get_profiles: BatchGetProfilesHandler<ServiceContext> = async (input, { network, surface }) => {
  const data: Item[] = [];
  for (const profile_id of input.profile_ids) {
    try {
      data.push({ profile_id, profile: await network.profiles.get(profile_id, input.sections ?? []), error: null });
    } catch (error) {
      if (!(error instanceof Failure && error.code === "not_found")) throw error;
      const detail = error.details.detail ?? surface.errors["not_found"]?.text ?? "";
      data.push({ profile_id, profile: null, error: { code: error.code, detail } });
    }
  }
  const failed = data.filter(({ error }) => error !== null).length;
  return { succeeded: data.length - failed, failed, data };
};
