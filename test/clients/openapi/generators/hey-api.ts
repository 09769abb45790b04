import type { Generator } from "../../support/generator.ts";

const program = `
import { client } from "./made/client.gen";
import { commentOnPost, createPost, getPost, getProfile, searchPeople } from "./made/index";
import type { GetPostErrors, Profile } from "./made/index";

client.setConfig({ baseUrl: process.env["BASE_URL"] ?? "", auth: () => process.env["KEY"] });

const found = await searchPeople({ body: { keyword: "engineer", limit: 3 }, throwOnError: true });
const [first] = found.data.data;
const { data: profile } = await getProfile({
  path: { profile_id: first?.id ?? "" },
  query: { sections: ["about", "skills"] },
});
const kept: Profile | undefined = profile;

const { data: post } = await createPost({ body: { text: "Written by a generated client" } });
const { data: comment } = await commentOnPost({ path: { post_id: post?.id ?? "" }, body: { text: "Grüße" } });

const missing = await getPost({ path: { post_id: "pst_none" } });
const problem: GetPostErrors[404] | undefined = missing.error?.status === 404 ? missing.error : undefined;
const refused = await searchPeople({ body: { keyword: "engineer", limit: 0 } });

// @ts-expect-error the text is required
void (() => createPost({ body: {} }));
// @ts-expect-error not one of the sections
void (() => getProfile({ path: { profile_id: "x" }, query: { sections: ["hobbies"] } }));

console.log(JSON.stringify({
  found: found.data.data.map(({ id }) => id),
  name: kept?.name,
  sections: (["about", "skills", "positions"] as const).filter((section) => kept?.[section] !== null),
  comment: comment?.text,
  missing: problem?.code,
  refused: refused.error?.errors?.map(({ pointer }) => pointer),
}));
`;

export const heyApi: Generator = {
  name: "@hey-api/openapi-ts",
  command: "bin/run.js",
  args: ({ document, folder }) => ["--input", document, "--output", `${folder}/made`, "--silent", "--no-log-file"],
  program,
};
