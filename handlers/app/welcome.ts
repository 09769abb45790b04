import { welcome, type Surface, type WelcomeData } from "../../runtime/index.ts";

/** Returns the message that `serve` prints for a person when the server is ready. */
export const welcomeText = (service: Surface["service"], data: WelcomeData): string =>
  welcome(service, data, {
    keys: "API keys: npx switchboard keys list, npx switchboard keys create",
    example: (key) =>
      `curl -s ${data.url}${service.paths.rest}/search/people -H "Authorization: Bearer ${key}" -H "Content-Type: application/json" -d '{"keyword":"engineer","limit":3}'`,
  });
