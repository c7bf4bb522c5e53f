import { startStandalone } from 'shared-ui/standalone';
import { app } from './app.tsx';

/** A host of the team's own, for `pnpm --filter mf-backoffice dev`: no chrome, no session, no slots. */
await startStandalone(app);
