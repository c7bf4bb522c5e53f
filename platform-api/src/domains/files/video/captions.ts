const timestamp = /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}$/;

/**
 * The line at which a text stops being WebVTT (https://www.w3.org/TR/webvtt1/): no header, a cue without
 * valid times or ending before it begins, or no cue at all. Null when it is right.
 */
export function firstWrongLine(text: string): number | null {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return 1;
  let cues = 0;
  for (const [index, line] of lines.entries()) {
    if (!line.includes('-->')) continue;
    const [start = '', rest = ''] = line.split('-->').map((part) => part.trim());
    const [end = ''] = rest.split(/[ \t]/);
    if (
      !timestamp.test(start) ||
      !timestamp.test(end) ||
      milliseconds(end) <= milliseconds(start)
    ) {
      return index + 1;
    }
    cues += 1;
  }
  return cues > 0 ? null : lines.length;
}

function milliseconds(time: string): number {
  const [seconds = '0', minutes = '0', hours = '0'] = time.split(':').toReversed();
  return (Number(hours) * 3600 + Number(minutes) * 60) * 1000 + Math.round(Number(seconds) * 1000);
}
