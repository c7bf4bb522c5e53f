import { useState } from 'react';
import type { LessonBlockOf } from 'shared-ui/lesson-text';
import { getDocumentUrl } from '../../api.ts';

/** A picture of a text. It keeps the address that it came with; when that has expired it gets a new one, once. */
export function LessonPicture({
  courseId,
  figure,
  url,
  ...attributes
}: {
  courseId: number;
  figure: LessonBlockOf<'figure'>;
  /** Short-lived; null when the server gave none. */
  url: string | null;
  id: string;
  'data-block': string;
}) {
  const [source, setSource] = useState(url);
  const [hasRefreshed, setRefreshed] = useState(false);
  const refresh = () => {
    if (hasRefreshed) return;
    setRefreshed(true);
    // Without one the words in its place say what it shows.
    getDocumentUrl(courseId, figure.fileName).then(setSource, () => undefined);
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
