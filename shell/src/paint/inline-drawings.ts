import { unescaped } from './unescaped.ts';

const DRAWN_IMAGE = /<img(?=[^>]* alt="")([^>]*) src="data:image\/svg\+xml,([^"]*)"([^>]*)>/gu;
const START = /^<svg xmlns="[^"]*"/u;

/** How `Cover` cuts its image: by `object-fit: cover` and `object-position: left`. */
const CUT = 'preserveAspectRatio="xMinYMid slice"';

/**
 * Drawn covers as a part of the page. A browser makes a document for each image that is drawn: twelve covers were more
 * than a tenth of a second of a slow phone, far ones too. As a part of the page, those that are not laid out yet cost
 * nothing. The first drawn image of a page stays one: with none, the application's own would be the largest that is
 * painted, seconds later.
 */
export function withInlineDrawings(html: string): string {
  let isFirst = true;
  return html.replaceAll(DRAWN_IMAGE, (image, before: string, address: string, after: string) => {
    const staysImage = isFirst || !`${before}${after}`.includes(' data-drawn');
    isFirst = false;
    if (staysImage) return image;
    const drawing = decodeURIComponent(unescaped(address));
    return drawing.replace(START, `<svg aria-hidden="true" data-drawn="true" ${CUT}`);
  });
}
