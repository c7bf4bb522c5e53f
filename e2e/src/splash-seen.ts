/** For `addInitScript`: the splash of the first visit would stand before the page; it has a test of its own. */
export function splashSeen(): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('splash:seen', '1');
}
