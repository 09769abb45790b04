import type { OwnProfilePort, ProfileChanges } from "../../port/own-profile.ts";
import type { NetworkView } from "../network-view.ts";
import { indexMember } from "./index-member.ts";
import { addPosition, removePosition, updatePosition } from "./own-positions.ts";
import { addSkill, removeSkill } from "./skills.ts";
import { readPositions, readSkills } from "./profile-sections.ts";
import { withoutUndefined } from "../sql/without-undefined.ts";

export function createOwnProfile(view: NetworkView): OwnProfilePort {
  const { memberId } = view;
  return {
    update: (changes) => updateProfile(view, changes),
    positions: () => readPositions(view, memberId),
    addPosition: (position) => addPosition(view, position),
    updatePosition: (id, changes) => updatePosition(view, id, changes),
    removePosition: (id) => removePosition(view, id),
    skills: () => readSkills(view, memberId),
    addSkill: (skill) => addSkill(view, skill),
    removeSkill: (skill) => removeSkill(view, skill),
  };
}

async function updateProfile(view: NetworkView, changes: ProfileChanges): Promise<void> {
  const { db, memberId } = view;
  const given = withoutUndefined(changes);
  await view.act("update_profile", async () => given);
  await db.updateTable("net_members").set(given).where("id", "=", memberId).execute();
  await indexMember(view, memberId);
}
