/** Whether tests run their complete matrices (`npm run test:all`, `npm run test:matrices`) instead of the most productive cases. */
export const runsAllTests = process.env["TEST_ALL"] === "1";
