/** The address of an exam of another body, for one candidate: it names them by `candidate` in its report (E156). */
export function externalLink(address: string, rightId: string): string {
  const url = new URL(address);
  url.searchParams.set('candidate', rightId);
  return url.href;
}
