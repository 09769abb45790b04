import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { emitOpenapi } from "../../../generator/emit/openapi.ts";
import { model } from "../../generator/emit/model-fixture.ts";
import { createFolder } from "../../support/program.ts";
import { compilerProblems, expectedOutput, generateClient, runClient } from "../support/generator.ts";
import { openapiFile, startService, type Service } from "../support/service.ts";
import { heyApi } from "./generators/hey-api.ts";
import { openapiTypescript } from "./generators/openapi-typescript.ts";
import { openapiZodClient } from "./generators/openapi-zod-client.ts";
import { orval } from "./generators/orval.ts";
import { swaggerTypescriptApi } from "./generators/swagger-typescript-api.ts";

let service: Service;

beforeAll(async () => {
  service = await startService();
});

describe.each([heyApi, openapiTypescript, openapiZodClient, orval, swaggerTypescriptApi])(
  "the client of $name",
  (generator) => {
    let program: string;

    beforeAll(() => {
      program = generateClient(generator, { document: openapiFile, restUrl: service.restUrl });
    });

    test("and a program that uses it compile under strict rules", () => {
      expect(compilerProblems(program)).toEqual([]);
    });

    test("calls the service", async () => {
      expect(await runClient(program, service)).toEqual(expectedOutput);
    });
  },
);

test("the client that @hey-api/openapi-ts generates for the test model of the emitters compiles", () => {
  const document = join(createFolder(), "openapi.json");
  writeFileSync(document, emitOpenapi(model).get("generated/openapi.json") ?? "");
  const program = generateClient({ ...heyApi, program: `export * from "./made/index";` }, { document, restUrl: "" });
  expect(compilerProblems(program)).toEqual([]);
});
