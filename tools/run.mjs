// Old syntax on purpose: when the install before a script failed, this runs on whatever Node the machine has.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    'WorkerBadge needs Node 24, and this is Node ' +
      process.versions.node +
      '. It brings its own with the packages: run "npx -y pnpm@12 install", look at what it says went wrong, and try again.',
  );
  process.exit(1);
}
const [script, ...rest] = process.argv.slice(2);
process.argv = [process.argv[0], script, ...rest];
await import(new URL('./' + script, import.meta.url).href);
