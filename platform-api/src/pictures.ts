import type Sharp from 'sharp';

/** What pictures are read and made with. It comes with the first picture: a start without one is shorter. */
export async function pictures(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // Pictures come seldom; a thread each would take the processor from everyone else.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
