import { ReleaseRefusal } from '../release/release-refusal.ts';

/** @throws ReleaseRefusal for an option that is no percentage. */
export function numberOf(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (value.trim() !== '' && number >= 0 && number <= 100) return number;
  throw new ReleaseRefusal(`--${name} is a percentage, 0 to 100, and not ${value}`);
}
