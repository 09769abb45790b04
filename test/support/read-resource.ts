import type { CallOptions } from "./client.ts";
import type { TestService } from "./start-service.ts";

/** Reads a resource by its path below the scheme, and checks that it is complete JSON. */
export async function readResource(service: TestService, path: string, options: CallOptions = {}): Promise<any> {
  const uri = `${service.service.surface.service.uriScheme}://${path}`;
  const answer = await service.rpc("resources/read", { uri }, options);
  if (answer.error) throw new Error(`${uri}: ${JSON.stringify(answer.error)}`);
  const [content] = answer.body.contents;
  if (content.uri !== uri || content.mimeType !== "application/json") throw new Error(JSON.stringify(content));
  return JSON.parse(content.text as string);
}
