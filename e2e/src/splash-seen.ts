/** For `addInitScript`: the splash of the first visit would stand before the page; it has its own test. */
export function splashSeen(): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('splash:seen', '1');
}
