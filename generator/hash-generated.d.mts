export const buildHashFile: string;
export function hashGenerated(root: string): string;
