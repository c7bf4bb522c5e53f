/**
 * Who searches by calls: its own process, so that the server is not slowed by those who ask it. A
 * message names addresses, to be asked by a crowd or else one after the other; the answer is their times.
 */
import { Agent, get } from 'node:http';
import { crowdTimes, timed, type Crowd } from './crowd.ts';

export type Asked = { addresses: string[]; crowd: Crowd | null };

const agent = new Agent({ keepAlive: true });

const call = (address: string) =>
  new Promise<void>((done, fail) => {
    get(address, { agent }, (response) => {
      response.on('error', fail).on('end', done).resume();
      if (response.statusCode !== 200) fail(new Error(`${response.statusCode} from ${address}`));
    }).on('error', fail);
  });

async function inTurn(addresses: string[]): Promise<number[]> {
  const times: number[] = [];
  for (const address of addresses) times.push(await timed(() => call(address)));
  return times;
}

process.on('message', async ({ addresses, crowd }: Asked) => {
  const times = crowd ? crowdTimes(crowd, addresses, call) : inTurn(addresses);
  process.send?.(await times);
});
