import { setImmediate } from 'node:timers';

// The canonical form yields to other work by it; in a browser a package of its own brings it, jsdom has none.
Object.assign(globalThis, { setImmediate });
