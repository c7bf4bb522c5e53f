import { currentSession } from 'shared-auth';
import { fakeApi, signInAs } from 'shared-auth/testing';
import { paths } from 'shared-ui/paths';
import { startStandalone } from 'shared-ui/standalone';
import { app } from './app.tsx';
import { fakeCart, safetyCourse } from './purchase/cart/testing-cart.ts';

/**
 * mf-commerce alone, for its team: `pnpm --filter mf-commerce dev`. With a session of the product in
 * this origin's `rtk:auth` it speaks with the server at API_URL; without one, with a fake cart.
 */
if (currentSession().status === 'anonymous') {
  signInAs('Discente');
  fakeApi(fakeCart([safetyCourse]));
}
await startStandalone(app, paths.cart());
