// The bundler runtime of a remote is the shell's (`given-runtime.mjs`): 4.5 kB less in every `remoteEntry.js`.
export default globalThis.federationOfShell;
