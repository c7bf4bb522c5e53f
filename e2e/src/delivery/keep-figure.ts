import { test } from '@playwright/test';

/** Prints a measured figure, and keeps it in the report, where `pnpm bench:delivery` finds it. */
export function keepFigure(name: string, ms: number, boundMs: number): void {
  console.log(`${name}: ${ms} ms, at most ${boundMs}`);
  test
    .info()
    .annotations.push({ type: 'figure', description: JSON.stringify({ name, ms, boundMs }) });
}
