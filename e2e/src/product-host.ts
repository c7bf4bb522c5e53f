import type { ChildProcess } from 'node:child_process';

/** A process that opens and closes servers, as `server-process/src/hosted` says; it starts with the first of them. */
export type Host = {
  /** @returns what closes it again */
  open(settings: Record<string, string>): Promise<() => Promise<void>>;
  end(): void;
};

type Answer = { id: number; failure?: string };

export function hostOf(start: () => Promise<ChildProcess>): Host {
  let started: Promise<ChildProcess> | null = null;
  let opened = 0;

  const call = async (id: number, settings?: Record<string, string>) => {
    const child = await (started ??= start());
    return new Promise<void>((resolve, reject) => {
      const done = (failure?: string) => {
        child.off('message', hear);
        child.off('exit', lose);
        if (failure === undefined) resolve();
        else reject(new Error(failure));
      };
      const hear = (answer: Answer) => {
        if (answer.id === id) done(answer.failure);
      };
      const lose = () => done('The process of the servers has ended');
      child.on('message', hear);
      child.once('exit', lose);
      child.send({ id, settings });
    });
  };

  return {
    async open(settings) {
      const id = opened++;
      await call(id, settings);
      return () => call(id);
    },
    end: () => void started?.then((child) => child.kill('SIGKILL')),
  };
}
