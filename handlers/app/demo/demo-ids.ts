/** The ids of the workspace and the account that the first start creates. */
export const demoWorkspaceId = "wsp_demo";
export const demoAccountId = "acc_demo_0001";
