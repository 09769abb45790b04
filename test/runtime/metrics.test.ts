import { expect, test } from "vitest";
import { createMetrics } from "../../runtime/metrics.ts";

test.each([[[]], [["kind"]]])("a gauge with the labels %j has no values while they cannot be read", async (labels) => {
  const metrics = createMetrics();
  let isReadable = true;
  const values = [{ labels: Object.fromEntries(labels.map((label) => [label, "x"])), value: 7 }];
  metrics.addGauge("depth", "Depth.", labels, () =>
    isReadable ? Promise.resolve(values) : Promise.reject(new Error("unreadable")),
  );
  expect(await metrics.render()).toMatch(/^depth(?:\{kind="x"\})? 7$/m);
  isReadable = false;
  expect(await metrics.render()).not.toMatch(/^depth.* \d/m);
});
