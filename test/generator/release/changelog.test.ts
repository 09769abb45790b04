import { expect, test } from "vitest";
import { releaseSection } from "../../../generator/release/changelog.ts";
import { withVersion } from "../../../generator/release/plan.ts";

const changelog = "# Changelog\n\n## Unreleased\n\n- A new tool.\n\n## 0.1.0 (2026-01-01)\n\n- The first.\n";

test("a release adds a version, a date and the changes for consumers to the unreleased section", () => {
  expect(releaseSection(changelog, "0.2.0", "2026-02-03", "- Breaking: `a`: removed.")).toBe(
    "# Changelog\n\n## 0.2.0 (2026-02-03)\n\n- A new tool.\n\n### Interface\n\n- Breaking: `a`: removed.\n\n## 0.1.0 (2026-01-01)\n\n- The first.\n",
  );
  expect(releaseSection("# Changelog\n", "0.2.0", "2026-02-03", "")).toBeNull();
});

test("a release sets the version of the package itself only", () => {
  const lock = { version: "0.1.0", packages: { "": { version: "0.1.0" }, "node_modules/a": { version: "0.1.0" } } };
  expect(JSON.parse(withVersion(JSON.stringify(lock), "0.2.0"))).toEqual({
    version: "0.2.0",
    packages: { "": { version: "0.2.0" }, "node_modules/a": { version: "0.1.0" } },
  });
});
