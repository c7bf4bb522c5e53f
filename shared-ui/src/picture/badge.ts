import { CENTRE, facets, mix, pointsText, polygonPoints, star } from './badge-shape.ts';
import { categoryLook, type MotifName } from './category-look.ts';
import { motifs } from './motifs.ts';
import { seeded } from './seeded.ts';
import { group, polygon, svg, svgToString, type SvgNode } from './svg-node.ts';

/** 0 Principianti, 1 Avanzato, 2 Esperti (1§3). */
export type BadgeLevel = 0 | 1 | 2;

/** Type 0 is a completed course, anything else a certification exam (E123). */
export type BadgeKind = 'course' | 'exam';

export type BadgeDesign = {
  level: BadgeLevel;
  kind: BadgeKind;
  /** Category key, name or id. */
  category: string | number;
  /** Chooses the figure of the core: the course id. */
  seed: string | number;
  /** On the plate: at most 10 signs. */
  code: string;
  /** Not yet earned: grey metal. */
  isLocked?: boolean;
};

export type BadgeDrawingOptions = {
  /** Rendered width in px: from 96 all details, below a larger core and no text. */
  size: number;
  /** Prefix of the ids inside the drawing: unique within the document. */
  idPrefix: string;
  fontHeading?: string;
  fontMono?: string;
};

export const BADGE_DETAIL_FROM = 96;

// In Italian in every language: the same picture is the one that was notarised.
const ringTexts: Record<BadgeKind, string> = { course: 'CORSO', exam: 'CERTIFICAZIONE' };

const materials = {
  course: { metal: ['#06504F', '#9BE5DA'], core: '#073F40' },
  exam: { metal: ['#9A5C05', '#FFE2A0'], core: '#0B1B27' },
  locked: { metal: ['#8FA0A9', '#E4EBEC'], core: '#5E717D' },
} as const;

const INK = '#0B1B27';
const sidesOf = [6, 8, 12] as const;

// Figures with a clear single shape stand alone; the others are mirrored on both axes.
// Never four quarter turns of one: they make a pinwheel.
const alone: Partial<Record<MotifName, readonly number[]>> = {
  brick: [1],
  route: [3],
  speech: [0, 1],
  wave: [0, 2],
};
const mirrored: Partial<Record<MotifName, readonly number[]>> = {
  chevron: [0, 2, 3],
  pixel: [1, 2],
  ledger: [2, 3],
  cross: [0, 2, 3],
};

/** View box of a badge drawn at `size`. */
export const badgeViewBox = (size: number) =>
  size >= BADGE_DETAIL_FROM ? '0 2 240 236' : '0 0 240 240';

/** The badge object as a drawing: rim of facets, ring of text, core with the trade's motif, plate. */
export function badgeDrawing(design: BadgeDesign, options: BadgeDrawingOptions): SvgNode[] {
  const isDetailed = options.size >= BADGE_DETAIL_FROM;
  const sides = sidesOf[design.level];
  const { metal, core } = materials[design.isLocked ? 'locked' : design.kind];
  const outline = polygonPoints(sides, 112);
  const rim = design.level === 2 ? 97 : 95;
  const inner = polygonPoints(sides, rim);
  const bed = polygonPoints(sides, rim - 7);
  return [
    ...facets(outline, inner, metal, (light) => light * 0.95 + 0.025),
    // The inner bevel turns the other way: lit where the rim is dark.
    ...facets(inner, bed, metal, (light) => 1 - light * 0.9),
    polygon(pointsText(bed), core),
    ...coreOf(design, sides, isDetailed, options.idPrefix),
    ...(isDetailed ? lettering(design, sides, options) : []),
  ];
}

function coreOf(
  design: BadgeDesign,
  sides: number,
  isDetailed: boolean,
  idPrefix: string,
): SvgNode[] {
  const { motif, ramp } = categoryLook(design.category);
  const [deep, mid, light] = ramp;
  const material = design.isLocked ? 'locked' : design.kind;
  const { metal } = materials[material];
  const radius = isDetailed ? (sides === 6 ? 46 : 51) : 66;
  const random = seeded(`${design.category}${design.seed}badge`);
  const [first, second] = {
    locked: ['#74868F', '#8FA0A9'] as const,
    exam: ['#F7C766', mid] as const,
    course: [light, '#F3F8F8'] as const,
  }[material];
  const ground = { locked: '#4E606B', exam: mix(deep, INK, 0.25), course: deep }[material];

  const choices = alone[motif] ?? mirrored[motif] ?? [0];
  const figure =
    motifs[motif][(choices[Math.floor(random() * choices.length)] ?? 0) as 0 | 1 | 2 | 3];
  let marks: SvgNode[];
  if (alone[motif]) {
    const openings = { locked: '#4E606B', exam: second, course: deep }[material];
    marks = [
      group(
        {
          transform: `translate(${CENTRE - radius} ${CENTRE - radius}) scale(${((radius * 2) / 64).toFixed(4)})`,
        },
        figure(first, motif === 'brick' ? openings : second),
      ),
    ];
  } else {
    const scale = (radius / 64) * 1.012;
    marks = [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ].map(([x = 1, y = 1]) =>
      group(
        {
          transform: `translate(${CENTRE} ${CENTRE}) scale(${(x * scale).toFixed(4)} ${(y * scale).toFixed(4)}) translate(-63.6 -63.6)`,
        },
        figure(first, second),
      ),
    );
  }
  const disc = { cx: CENTRE, cy: CENTRE, r: radius };
  const clip = `${idPrefix}core`;
  return [
    svg('clipPath', { id: clip }, svg('circle', disc)),
    svg('circle', { ...disc, fill: ground }),
    group({ 'clip-path': `url(#${clip})` }, marks),
    svg('circle', {
      ...disc,
      fill: 'none',
      stroke: metal[1],
      'stroke-width': isDetailed ? 1.6 : 3,
      opacity: 0.9,
    }),
  ];
}

function lettering(
  design: BadgeDesign,
  sides: number,
  { idPrefix, fontHeading = 'sans-serif', fontMono = 'monospace' }: BadgeDrawingOptions,
): SvgNode[] {
  const { metal, core } = materials[design.isLocked ? 'locked' : design.kind];
  const gold = metal[1];
  const ring = sides === 6 ? 62 : 69;
  const arc = ring - 1;
  const arcId = `${idPrefix}arc`;
  const stars = Array.from({ length: design.level + 1 }, (_, index) => {
    const angle = Math.PI / 2 - (index - design.level / 2) * 0.24;
    return star(
      CENTRE + (ring + 3) * Math.cos(angle),
      CENTRE + (ring + 3) * Math.sin(angle),
      6.5,
      gold,
    );
  });
  const y = 214;
  return [
    svg('path', {
      id: arcId,
      d: `M${CENTRE - arc} ${CENTRE}A${arc} ${arc} 0 0 1 ${CENTRE + arc} ${CENTRE}`,
      fill: 'none',
    }),
    svg(
      'text',
      {
        'font-family': fontHeading,
        'font-size': 11,
        'font-weight': 700,
        'letter-spacing': 2.6,
        fill: gold,
      },
      svg(
        'textPath',
        { href: `#${arcId}`, startOffset: '50%', 'text-anchor': 'middle' },
        ringTexts[design.kind],
      ),
    ),
    ...stars,
    svg('polygon', {
      points: `84,${y} 92,${y - 12} 148,${y - 12} 156,${y} 148,${y + 12} 92,${y + 12}`,
      fill: core,
      stroke: gold,
      'stroke-width': 1.6,
    }),
    star(97, y, 5.5, gold),
    svg(
      'text',
      {
        x: 126,
        y: y + 3.9,
        'text-anchor': 'middle',
        'font-family': fontMono,
        'font-size': 10.5,
        'font-weight': 700,
        'letter-spacing': 0.6,
        fill: gold,
      },
      design.code,
    ),
  ];
}

/**
 * The badge as a stand-alone SVG document: the picture that is notarised, and the file that is
 * shared. Same design, same text. Needs no browser.
 */
export function badgeSvg(design: BadgeDesign, title: string, size = 480): string {
  return svgToString(
    svg(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: Math.round((size * 236) / 240),
        viewBox: badgeViewBox(size),
        role: 'img',
        'aria-label': title,
      },
      svg('title', {}, title),
      ...badgeDrawing(design, { size, idPrefix: 'wb-' }),
    ),
  );
}
