import { useState } from 'react';
import type { LessonBlockOf } from 'contracts';

/** A picture of a text. It keeps the address that it came with; when that has expired it gets a new one, once. */
export function LessonPicture({
  figure,
  url,
  newUrl,
  ...attributes
}: {
  figure: LessonBlockOf<'figure'>;
  /** Short-lived; null when the server gave none. */
  url: string | null;
  /** Another address of a file; undefined where the page gives none. */
  newUrl: ((fileName: string) => Promise<string>) | undefined;
  id: string;
  'data-block': string;
}) {
  const [source, setSource] = useState(url);
  const [hasRefreshed, setRefreshed] = useState(false);
  const refresh = () => {
    if (hasRefreshed || newUrl === undefined) return;
    setRefreshed(true);
    // Without one the words in its place say what it shows.
    newUrl(figure.fileName).then(setSource, () => undefined);
  };
  return (
    <figure {...attributes}>
      <img
        {...(source === null ? {} : { src: source })}
        alt={figure.alt}
        width={figure.width}
        height={figure.height}
        loading="lazy"
        onError={refresh}
      />
      {figure.caption !== '' && <figcaption>{figure.caption}</figcaption>}
    </figure>
  );
}
