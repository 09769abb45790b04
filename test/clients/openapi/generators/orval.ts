import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Generator } from "../../support/generator.ts";

const program = `
import { commentOnPost, createPost, getPost, getProfile, searchPeople } from "./made/client";
import type { Profile } from "./made/client";
import { getPostResponse } from "./made/schemas";

const headers = { Authorization: "Bearer " + process.env["KEY"] };

const found = await searchPeople({ keyword: "engineer", limit: 3 }, undefined, { headers });
const people = found.status === 200 ? found.data.data : [];
const profile = await getProfile(people[0]?.id ?? "", { sections: ["about", "skills"] }, { headers });
const kept: Profile | undefined = profile.status === 200 ? profile.data : undefined;

const post = await createPost({ text: "Written by a generated client" }, undefined, { headers });
const id = post.status === 200 ? post.data.id : "";
const comment = await commentOnPost(id, { text: "Grüße" }, undefined, { headers });
const read = await getPost(id, undefined, { headers });

const missing = await getPost("pst_none", undefined, { headers });
const refused = await searchPeople({ keyword: "engineer", limit: 0 }, undefined, { headers });

// @ts-expect-error the text is required
void (() => createPost({}));
// @ts-expect-error not one of the sections
void (() => getProfile("x", { sections: ["hobbies"] }));

console.log(JSON.stringify({
  found: people.map(({ id }) => id),
  name: kept?.name,
  sections: (["about", "skills", "positions"] as const).filter((section) => kept?.[section] !== null),
  comment: comment.status === 200 ? getPostResponse.parse(read.data).text && comment.data.text : undefined,
  missing: missing.status === 404 ? missing.data.code : undefined,
  refused: refused.status === 400 ? refused.data.errors?.map(({ pointer }) => pointer) : undefined,
}));
`;

export const orval: Generator = {
  name: "orval",
  command: "dist/bin/orval.js",
  args: ({ document: input, folder, restUrl: baseUrl }) => {
    const configuration = {
      client: { input, output: { target: "made/client.ts", client: "fetch", baseUrl } },
      schemas: { input, output: { target: "made/schemas.ts", client: "zod" } },
    };
    const file = join(folder, "orval.config.cjs");
    writeFileSync(file, `module.exports = ${JSON.stringify(configuration)};`);
    return ["--config", file];
  },
  program,
};
