export const saved: { count: number };
