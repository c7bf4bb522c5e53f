import { createServer, type AddressInfo } from 'node:net';

/**
 * The sentence that says why the port cannot be had; null when it is free on every interface.
 * @param command what a person would run again with another port
 */
export function portRefusal(wanted: string, command: string): Promise<string | null> {
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    return Promise.resolve(`PORT is "${wanted}": set it to a number from 1 to 65535.`);
  }
  const another = (other: number) => `PORT=${other} ${command}`;
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      done(
        code === 'EACCES'
          ? `Port ${port} needs more rights than you have. Choose another: ${another(8090)}`
          : `Port ${port} is in use by another program. Stop that program, or choose another port: ${another(port < 65_526 ? port + 10 : 8090)}`,
      ),
    );
    probe.listen(port, () => probe.close(() => done(null)));
  });
}

/** A free port of loopback, for a bench. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}
