/** The mail server of the drill: a process of its own, which counts the mails of each recipient. */
import { mailServer } from './mail-server.ts';

const counts = new Map<string, number>();
let total = 0;
const server = await mailServer({}, (to) => {
  counts.set(to, (counts.get(to) ?? 0) + 1);
  total += 1;
});
process.on('message', (question: 'total' | 'counts') => {
  process.send?.(question === 'total' ? { total } : { counts: [...counts] });
});
process.once('disconnect', () => process.exit(0));
process.send?.({ url: server.url });
