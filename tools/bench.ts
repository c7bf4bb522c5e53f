/** `pnpm bench [name]`: figures with their causes; without a name the sizes. */
const benches: Record<string, () => Promise<unknown>> = {
  sizes: () => import('./bench-sizes.ts'),
  session: () => import('./bench-session.ts'),
};

const name = process.argv[2] ?? 'sizes';
const run = benches[name];
if (run === undefined) {
  console.error(
    `There is no bench named ${name}. The benches are ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}
await run();
