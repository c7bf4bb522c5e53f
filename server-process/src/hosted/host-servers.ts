/** A server in a process that has others too. */
export type HostedServer = { close(): Promise<void> };

type Call = { id: number; settings?: Record<string, string> };

/**
 * Opens and closes servers of one kind as the parent of this process says: `{ id, settings }` opens one, `{ id }`
 * closes it, and each call is answered by its `id`, with `failure` where it failed. For tests: to load a server takes
 * longer than to open it, and its code is slow until it has run for a while.
 * @param open with the environment of the process and the settings of the call; the server listens then
 */
export function hostServers(open: (environment: NodeJS.ProcessEnv) => Promise<HostedServer>): void {
  const servers = new Map<number, HostedServer>();
  const act = async ({ id, settings }: Call) => {
    if (settings === undefined) {
      const server = servers.get(id);
      servers.delete(id);
      await server?.close();
    } else {
      servers.set(id, await open({ ...process.env, ...settings }));
    }
  };
  process.on('message', (call: Call) =>
    act(call).then(
      () => process.send?.({ id: call.id }),
      (error: unknown) =>
        process.send?.({
          id: call.id,
          failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
        }),
    ),
  );
  process.once('disconnect', () => process.exit());
  process.send?.({ ready: true });
}
