/** What remotes tell one another without knowing each other. Past tense, payload by value. */
export type RemoteEvents = {
  'cart.changed': { itemCount: number };
  'order.paid': { orderId: number };
  'learning.progressed': { courseId: number; percentage: number };
  'learning.course-completed': { courseId: number };
  'badge.issued': { badgeId: string };
};

export type RemoteEventName = keyof RemoteEvents;

const eventType = (name: RemoteEventName) => `wb:${name}`;

/** Announces a fact to whoever listens in this page. Listeners that throw do not reach the caller. */
export function announce<N extends RemoteEventName>(name: N, detail: RemoteEvents[N]): void {
  // On window, so that two copies of this module in one page still hear each other.
  window.dispatchEvent(new CustomEvent(eventType(name), { detail }));
}

/** Listens to a fact; returns the function that stops listening (fit for an effect's clean-up). */
export function onAnnounced<N extends RemoteEventName>(
  name: N,
  listener: (detail: RemoteEvents[N]) => void,
): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<RemoteEvents[N]>).detail);
  window.addEventListener(eventType(name), handle);
  return () => window.removeEventListener(eventType(name), handle);
}
