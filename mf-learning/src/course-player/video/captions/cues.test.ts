import { cuesOf, lastCueAt, textAt } from './cues.ts';

const file = [
  '\ufeffWEBVTT - lezione',
  '',
  'NOTE nessuno la dice',
  '',
  'STYLE',
  '::cue { color: white }',
  '',
  'seconda',
  '00:00:04.500 --> 00:00:06.000 line:85% align:center',
  '<v Giulia>Prima il <b>rischio</b>,',
  'poi il DPI &amp; le scarpe.',
  '',
  '00:01.000 --> 00:04.000',
  'Buongiorno.',
  '',
  '01:00:00.000 --> 01:00:02.000',
  'Un’ora &egrave; passata.',
  '',
  '00:09.000 --> 00:08.000',
  'Finisce prima di cominciare.',
  '',
  '00:20.000 --> 00:21.000',
  '',
].join('\r\n');

it('cues of a WebVTT file come in order, without names, settings, markup and notes', () => {
  expect(cuesOf(file)).toEqual([
    { start: 1, end: 4, text: 'Buongiorno.' },
    { start: 4.5, end: 6, text: 'Prima il rischio, poi il DPI & le scarpe.' },
    { start: 3600, end: 3602, text: 'Un’ora &egrave; passata.' },
  ]);
});

it.each(['', 'WEBVTT', '<!doctype html><title>Errore</title>'])('%j has no cues', (text) => {
  expect(cuesOf(text)).toEqual([]);
});

it.each([
  [0, -1, ''],
  [1, 0, 'Buongiorno.'],
  [3.999, 0, 'Buongiorno.'],
  // In the pause the transcript keeps its place, and nothing is said.
  [4.2, 0, ''],
  [4.5, 1, 'Prima il rischio, poi il DPI & le scarpe.'],
  [7000, 2, ''],
])('at %d s the cue is number %d: %j', (seconds, place, text) => {
  const cues = cuesOf(file);
  expect(lastCueAt(cues, seconds)).toBe(place);
  expect(textAt(cues, seconds)).toBe(text);
});
