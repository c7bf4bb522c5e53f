export default function withoutParts(
  this: { getOptions: () => { parts: string[] } },
  source: string,
): string;
