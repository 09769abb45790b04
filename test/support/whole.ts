/** Whether tests run their complete matrices (`npm run test:all`) instead of the most productive cases. */
export const isWhole = process.env["TEST_ALL"] === "1";
