/** A drawing as data, so that one generator serves React and a plain string. Attributes as in SVG. */
export type SvgNode = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (SvgNode | string)[];
};

export function svg(
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: readonly (SvgNode | string)[]
): SvgNode {
  return { tag, attributes, children };
}

export const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  svg('rect', { x, y, width, height, fill });
/** A rectangle whose edges lie on whole pixels: two that meet leave no hairline, and nothing round is in it. */
export const ground = (x: number, y: number, width: number, height: number, fill: string) =>
  svg('rect', { x, y, width, height, fill, 'shape-rendering': 'crispEdges' });
export const path = (d: string, fill: string) => svg('path', { d, fill });
export const stroke = (d: string, color: string, width: number) =>
  svg('path', { d, fill: 'none', stroke: color, 'stroke-width': width });
export const circle = (cx: number, cy: number, r: number, fill: string) =>
  svg('circle', { cx, cy, r, fill });
export const polygon = (points: string, fill: string) => svg('polygon', { points, fill });
export const group = (
  attributes: Readonly<Record<string, string | number>>,
  children: readonly SvgNode[],
) => svg('g', attributes, ...children);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The drawing as text. Every attribute and text is escaped, whatever a title or a code contains. */
export function svgToString(node: SvgNode | string): string {
  if (typeof node === 'string') return escape(node);
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
    .join('');
  const inside = node.children.map(svgToString).join('');
  return inside
    ? `<${node.tag}${attributes}>${inside}</${node.tag}>`
    : `<${node.tag}${attributes}/>`;
}
