/** `begun` before the server is told; `kept` when it did not take the new role. */
export type RoleSwitchPhase = 'begun' | 'kept';

/** Resolves to whether the role has changed. */
let underWay: Promise<boolean> | null = null;

const listeners = new Set<(phase: RoleSwitchPhase) => void>();

/** Calls back when a switch of the role begins, and when it fails; one that succeeds changes the session. */
export function onRoleSwitch(listener: (phase: RoleSwitchPhase) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const tell = (phase: RoleSwitchPhase) => listeners.forEach((listener) => listener(phase));

/**
 * Runs a switch of the role: `change` tells the server and resolves to what adopts the new role here. The server
 * judges a call by the role that the session has when the call arrives, so until it has answered nobody can say by
 * which: reads wait (`untilRoleIsKnown`). They are let go right before the new role is adopted, so that its own are
 * sent, and those of the old role still find that it has changed.
 */
export async function switchingRole(change: () => Promise<() => void>): Promise<void> {
  tell('begun');
  const answered = change();
  const hasChanged = answered.then(
    () => true,
    () => false,
  );
  underWay = hasChanged;
  // Another switch that has begun meanwhile holds the reads on.
  const letGo = () => {
    if (underWay === hasChanged) underWay = null;
  };
  let adopt;
  try {
    adopt = await answered;
  } catch (error) {
    letGo();
    tell('kept');
    throw error;
  }
  letGo();
  adopt();
}

/**
 * For a read, before it is sent: null when no switch is under way, else a promise of whether it may still be sent.
 * After a switch it may not: it was the old role that asked.
 */
export const untilRoleIsKnown = (): Promise<boolean> | null =>
  underWay?.then((hasChanged) => !hasChanged) ?? null;
