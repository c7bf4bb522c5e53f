const DRAWING = /<img(?=[^>]* alt="")([^>]*) src="data:image\/svg\+xml,([^"]*)"([^>]*)>/gu;
const START = /^<svg xmlns="[^"]*"/u;

/** As `object-fit: cover` and `object-position: left` cut the image of a drawing. */
const CUT = 'preserveAspectRatio="xMinYMid slice"';

/**
 * Drawn pictures as a part of the page. A browser makes a document for each image that is drawn: twelve covers were more
 * than a tenth of a second of a slow phone, far ones too. As a part of the page, those that are not laid out yet cost
 * nothing. The first stays an image: with none, the application's own would be the largest that is painted, seconds
 * later.
 */
export function withInlineDrawings(html: string): string {
  let isFirst = true;
  return html.replaceAll(DRAWING, (image, before: string, address: string, after: string) => {
    if (isFirst) {
      isFirst = false;
      return image;
    }
    const drawing = decodeURIComponent(address.replaceAll('&amp;', '&'));
    return drawing.replace(START, `<svg aria-hidden="true" ${CUT}${kept(before + after)}`);
  });
}

/** An image alone has the others. */
const kept = (attributes: string): string =>
  (attributes.match(/ (?:class|data-[\w-]+)="[^"]*"/gu) ?? []).join('');
