import type { Generator } from "../../support/generator.ts";

const program = `
import createClient from "openapi-fetch";
import type { components, paths } from "./made/types";

const client = createClient<paths>({
  baseUrl: process.env["BASE_URL"] ?? "",
  headers: { Authorization: "Bearer " + process.env["KEY"] },
});

const found = await client.POST("/search/people", { body: { keyword: "engineer", limit: 3 } });
const [first] = found.data?.data ?? [];
const { data: profile } = await client.GET("/profiles/{profile_id}", {
  params: { path: { profile_id: first?.id ?? "" }, query: { sections: ["about", "skills"] } },
});
const kept: components["schemas"]["Profile"] | undefined = profile;

const { data: post } = await client.POST("/posts", { body: { text: "Written with generated types" } });
const { data: comment } = await client.POST("/posts/{post_id}/comments", {
  params: { path: { post_id: post?.id ?? "" } },
  body: { text: "Grüße" },
});

const missing = await client.GET("/posts/{post_id}", { params: { path: { post_id: "pst_none" } } });
const refused = await client.POST("/search/people", { body: { keyword: "engineer", limit: 0 } });

// @ts-expect-error the text is required
void (() => client.POST("/posts", { body: {} }));
// @ts-expect-error not one of the sections
void (() => client.GET("/profile", { params: { query: { sections: ["hobbies"] } } }));

console.log(JSON.stringify({
  found: found.data?.data.map(({ id }) => id),
  name: kept?.name,
  sections: (["about", "skills", "positions"] as const).filter((section) => kept?.[section] !== null),
  comment: comment?.text,
  missing: missing.error?.code,
  refused: refused.error?.errors?.map(({ pointer }) => pointer),
}));
`;

export const openapiTypescript: Generator = {
  name: "openapi-typescript",
  command: "bin/cli.js",
  // Without this option, request properties that have a default are required.
  args: ({ document, folder }) => [document, "--default-non-nullable=false", "--output", `${folder}/made/types.ts`],
  program,
};
