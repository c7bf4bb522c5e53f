import { remoteConfig } from 'delivery/webpack';

export default remoteConfig(import.meta.dirname, { compiledAtOnce: ['verifier'] });
