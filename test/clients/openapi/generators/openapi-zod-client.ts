import type { Generator } from "../../support/generator.ts";

/** This client validates requests and responses with Zod. */
const program = `
import { isAxiosError } from "axios";
import { ZodError } from "zod";
import { createApiClient, schemas } from "./made/client";

const api = createApiClient(process.env["BASE_URL"] ?? "", {
  axiosConfig: {
    headers: { Authorization: "Bearer " + process.env["KEY"] },
    paramsSerializer: { indexes: null }, // sections=about&sections=skills
  },
});

const found = await api.search_people({ keyword: "engineer", limit: 3 });
const profile_id = found.data[0]?.id ?? "";
const profile = await api.get_profile({ params: { profile_id }, queries: { sections: ["about", "skills"] } });

const post = await api.create_post({ text: "Written by a generated client" });
const comment = await api.comment_on_post({ text: "Grüße" }, { params: { post_id: post.id } });

const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(() => new Error("The call succeeded."), (error: unknown) => error);
const missing = await errorOf(api.get_post({ params: { post_id: "pst_none" } }));
const refused = await errorOf(api.search_people({ keyword: "engineer", limit: 0 }));
const cause = refused instanceof Error ? refused.cause : undefined;

// @ts-expect-error the text is required
void (() => api.create_post({}));
// @ts-expect-error not one of the sections
void (() => api.get_profile({ params: { profile_id: "x" }, queries: { sections: ["hobbies"] } }));

console.log(JSON.stringify({
  found: found.data.map(({ id }) => id),
  name: schemas.Profile.parse(profile).name,
  sections: (["about", "skills", "positions"] as const).filter((section) => profile[section] !== null),
  comment: comment.text,
  missing: isAxiosError(missing) ? missing.response?.data.code : String(missing),
  refused: cause instanceof ZodError ? cause.issues.map(({ path }) => "/" + path.join("/")) : String(refused),
}));
`;

export const openapiZodClient: Generator = {
  name: "openapi-zod-client",
  command: "bin.js",
  args: ({ document, folder }) => [document, "--output", `${folder}/made/client.ts`],
  program,
};
