export const generatedHashFile: string;
export function hashGenerated(root: string): string;
