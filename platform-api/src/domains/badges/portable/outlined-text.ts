import type { Font } from 'fontkit';
import { pdfFont } from '../../../pdf/fonts.ts';
import type { SvgNode } from 'shared-ui/picture';

/** `M x y A r r 0 0 1 x y`: the arc that a text is bent along, from left to right over its centre. */
const arcPath = /^M([\d.]+) ([\d.]+)A([\d.]+) /;

/**
 * The drawing with its letters as paths. Who rasters an SVG takes the fonts of its own machine, which on a
 * server are none, and librsvg knows no text on a path.
 */
export async function outlined(nodes: readonly SvgNode[]): Promise<SvgNode[]> {
  const font = await openedFont();
  return nodes.map((node) => (node.tag === 'text' ? outlinedText(font, node, nodes) : node));
}

type Glyph = { d: string; advance: number };

function outlinedText(font: Font, node: SvgNode, siblings: readonly SvgNode[]): SvgNode {
  const size = Number(node.attributes['font-size']);
  const spacing = Number(node.attributes['letter-spacing']);
  const [inside] = node.children;
  const bent = typeof inside === 'object' ? inside : null;
  const text = bent === null ? inside : bent.children[0];
  if (typeof text !== 'string') throw new Error('The text has no letters');
  const glyphs = glyphsOf(font, text, size, spacing);
  const length = glyphs.reduce((sum, { advance }) => sum + advance, 0);
  const place = bent === null ? straight(node, length) : along(arcOf(bent, siblings), length);
  const scale = size / font.unitsPerEm;
  let at = 0;
  const children = glyphs.map(({ d, advance }) => {
    const transform = `${place(at, advance - spacing)} scale(${scale} ${-scale})`;
    at += advance;
    return { tag: 'path', attributes: { d, transform }, children: [] };
  });
  return { tag: 'g', attributes: { fill: node.attributes['fill'] ?? 'none' }, children };
}

function glyphsOf(font: Font, text: string, size: number, spacing: number): Glyph[] {
  const { glyphs, positions } = font.layout(text);
  return glyphs.map((glyph, index) => ({
    d: glyph.path.toSVG(),
    advance: ((positions[index]?.xAdvance ?? 0) * size) / font.unitsPerEm + spacing,
  }));
}

/** In the middle of its point, as `text-anchor` says. */
const straight =
  ({ attributes }: SvgNode, length: number) =>
  (at: number) =>
    `translate(${Number(attributes['x']) - length / 2 + at} ${Number(attributes['y'])})`;

type Arc = { x: number; y: number; radius: number };

/** Each letter stands on the arc with its own middle, the whole in the arc's. */
const along =
  ({ x, y, radius }: Arc, length: number) =>
  (at: number, width: number) => {
    const angle = (at + width / 2 - length / 2) / radius;
    const degrees = (angle * 180) / Math.PI;
    return `translate(${x} ${y}) rotate(${degrees}) translate(${-width / 2} ${-radius})`;
  };

function arcOf(bent: SvgNode, siblings: readonly SvgNode[]): Arc {
  const id = String(bent.attributes['href']).slice(1);
  const path = siblings.find(({ attributes }) => attributes['id'] === id);
  const [, left, y, radius] = arcPath.exec(String(path?.attributes['d'])) ?? [];
  if (radius === undefined) throw new Error('The text stands on a path that is no arc');
  return { x: Number(left) + Number(radius), y: Number(y), radius: Number(radius) };
}

let opened: Promise<Font> | null = null;

function openedFont(): Promise<Font> {
  opened ??= openFont();
  return opened;
}

async function openFont(): Promise<Font> {
  // With the first picture: a start without one is shorter.
  const { create } = await import('fontkit');
  const file = create(pdfFont('bold'));
  if (!('unitsPerEm' in file)) throw new Error('The font is a collection');
  return file;
}
