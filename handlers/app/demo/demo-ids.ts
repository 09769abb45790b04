/** The workspace and the account that the first start makes. */
export const demoWorkspaceId = "wsp_demo";
export const demoAccountId = "acc_demo_0001";
