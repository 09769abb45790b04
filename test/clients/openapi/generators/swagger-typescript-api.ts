import type { Generator } from "../../support/generator.ts";

const program = `
import { Api } from "./made/api";
import type { HttpResponse, Problem, Profile } from "./made/api";

const api = new Api({
  baseUrl: process.env["BASE_URL"] ?? "",
  securityWorker: () => ({ headers: { Authorization: "Bearer " + process.env["KEY"] } }),
});

const found = await api.search.searchPeople({}, { keyword: "engineer", limit: 3 });
const [first] = found.data.data;
const { data: profile } = await api.profiles.getProfile(first?.id ?? "", { sections: ["about", "skills"] });
const kept: Profile = profile;

const { data: post } = await api.posts.createPost({ text: "Written by a generated client" });
const { data: comment } = await api.posts.commentOnPost(post.id, { text: "Grüße" });

const problemOf = (call: Promise<unknown>): Promise<Problem> =>
  call.then(
    () => Promise.reject(new Error("The call succeeded.")),
    (response: HttpResponse<unknown, Problem>) => response.error,
  );
const missing = await problemOf(api.posts.getPost("pst_none"));
const refused = await problemOf(api.search.searchPeople({}, { keyword: "engineer", limit: 0 }));

// @ts-expect-error the text is required
void (() => api.posts.createPost({}));
// @ts-expect-error not one of the sections
void (() => api.profiles.getProfile("x", { sections: ["hobbies"] }));

console.log(JSON.stringify({
  found: found.data.data.map(({ id }) => id),
  name: kept.name,
  sections: (["about", "skills", "positions"] as const).filter((section) => kept[section] !== null),
  comment: comment.text,
  missing: missing.code,
  refused: refused.errors?.map(({ pointer }) => pointer),
}));
`;

export const swaggerTypescriptApi: Generator = {
  name: "swagger-typescript-api",
  command: "dist/cli.mjs",
  args: ({ document, folder }) => ["generate", "--path", document, "--output", `${folder}/made`, "--name", "api.ts"],
  program,
};
