/** What is said from one second to another. */
export type Cue = { start: number; end: number; text: string };

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
};

/** The cues of a WebVTT file (https://www.w3.org/TR/webvtt1/), without their markup, in the order of time. */
export function cuesOf(vtt: string): Cue[] {
  const blocks = vtt
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  return blocks
    .flatMap((block) => {
      const lines = block.split('\n');
      const timing = lines.findIndex((line) => line.includes('-->'));
      const [from = '', rest = ''] = (lines[timing] ?? '').split('-->').map((part) => part.trim());
      const start = secondsOf(from);
      const end = secondsOf(rest.split(/[ \t]/)[0] ?? '');
      const text = plain(lines.slice(timing + 1).join(' '));
      return timing === -1 || !(end > start) || text === '' ? [] : [{ start, end, text }];
    })
    .toSorted((one, other) => one.start - other.start);
}

const secondsOf = (time: string): number =>
  /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}$/.test(time)
    ? time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
    : Number.NaN;

const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The place in the list of what is said at that second, or was said last; -1 before the first. */
export const lastCueAt = (cues: readonly Cue[], seconds: number): number =>
  cues.findLastIndex((cue) => cue.start <= seconds);

/** What is said at that second; empty in a pause. */
export function textAt(cues: readonly Cue[], seconds: number): string {
  const cue = cues[lastCueAt(cues, seconds)];
  return cue !== undefined && seconds < cue.end ? cue.text : '';
}
