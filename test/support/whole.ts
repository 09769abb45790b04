/** Whether a test runs its whole matrix, as with `npm run test:all`, and not only the cases that find most. */
export const isWhole = process.env["TEST_ALL"] === "1";
