/**
 * The entry of `paint.cjs`: draws a page for the server in front, in the frame of the shell (decision 0034).
 * Runs in a context without document, network and files.
 */
import './still-lazy.ts';
import type { Painter } from 'contracts';
import type { RemotePaint } from 'shared-ui/remote';
import { calls } from './page-calls.ts';
import { paint } from './paint-page.tsx';
import { sharedModules } from './shared-modules.ts';

const painter: Painter<RemotePaint> = { shared: sharedModules, calls, paint };

export const { shared } = painter;
export { calls, paint };
