export type Cue = {
  /** Whole seconds from the beginning of the video. */
  second: number;
  text: string;
};

const timing = /^(?:(\d+):)?(\d{2}):(\d{2})\.\d{3}\s+-->/;

/** The cues of a WebVTT file as plain text; what is no cue is left out. */
export function parseCues(file: string): Cue[] {
  const blocks = file.replace(/\r\n?/g, '\n').split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => timing.test(line));
    const found = timing.exec(lines[at] ?? '');
    if (found === null) return [];
    const [, hours = '0', minutes, seconds] = found;
    const text = plainText(lines.slice(at + 1).join(' '));
    const second = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    return text === '' ? [] : [{ second, text }];
  });
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
};

/** Without voices, classes and timestamps within the line. */
const plainText = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
