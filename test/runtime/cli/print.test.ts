import { expect, onTestFinished, test, vi } from "vitest";
import { printRows } from "../../../runtime/cli/print.ts";

test("aligns the columns of 150,000 rows", () => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  printRows(
    Array.from({ length: 150_000 }, (_, index) => ({ id: index, name: "job" })),
    false,
  );
  const [head, first, ...others] = write.mock.calls.map(([line]) => line);
  expect([head, first, others.at(-1)]).toEqual(["id      name\n", "0       job\n", "149999  job\n"]);
});
