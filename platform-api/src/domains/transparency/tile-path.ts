import { TILE_WIDTH } from './tree.ts';

/** `level` is `entries` for the entries themselves. */
export type TilePath = { level: number | 'entries'; index: number; width: number };

/** `<L>/<N>[.p/<W>]` of C2SP tlog-tiles, as `0/x001/234.p/7`; null for what is written otherwise. */
export function readTilePath(path: string): TilePath | null {
  const [, levelText = '', index = '', width] =
    /^(entries|0|[1-9]\d?)\/((?:x\d{3}\/)*\d{3})(?:\.p\/([1-9]\d{0,2}))?$/.exec(path) ?? [];
  if (index === '' || index.startsWith('x000')) return null;
  const number = Number(index.replaceAll(/[x/]/g, ''));
  const tile = {
    level: levelText === 'entries' ? ('entries' as const) : Number(levelText),
    index: number,
    width: width === undefined ? TILE_WIDTH : Number(width),
  };
  const isPartial = width !== undefined && tile.width < TILE_WIDTH;
  if (!Number.isSafeInteger(number) || (width !== undefined && !isPartial)) return null;
  return tile.level !== 'entries' && tile.level > 63 ? null : tile;
}
