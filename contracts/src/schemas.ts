/** For Node: the build, the gate, the release store and the edge parse by these. */
export { registrySchema } from './registry.ts';
export { remoteDeclaration, remoteManifest } from './remote-declaration.ts';
export { lessonTextSchema } from './lesson-text/lesson-text.ts';
