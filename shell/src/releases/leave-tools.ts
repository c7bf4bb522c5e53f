/** A new document without the question in its address: only that gets the other policy. */
export function leaveTools(): void {
  const address = new URL(globalThis.location.href);
  address.searchParams.delete('override');
  if (address.href === globalThis.location.href) globalThis.location.reload();
  else globalThis.location.replace(address.href);
}
