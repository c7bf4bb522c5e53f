import { BadgeObject, useFormats } from 'shared-ui';
import { badgeSvg } from 'shared-ui/picture';
import type { PublicBadge } from '../api.ts';

const SIZE = 300;

/**
 * The badge as it was signed. The page's own drawing stands for it where it is the same, which it is not
 * for a category without a figure of its own, nor after the drawing of badges has changed.
 */
export function SignedPicture({
  badge,
  signed,
}: {
  badge: PublicBadge;
  /** The signed SVG; null until it is known. */
  signed: string | null;
}) {
  const { date } = useFormats();
  const { level, kind, category, courseId, code, title, holder } = badge;
  const design = { level, kind, category, code, seed: courseId };
  if (signed !== null && signed !== badgeSvg(design, title)) {
    return (
      <img
        src={`data:image/svg+xml,${encodeURIComponent(signed)}`}
        alt={title}
        width={SIZE}
        height={Math.round((SIZE * 236) / 240)}
      />
    );
  }
  return (
    <BadgeObject {...design} {...{ title, holder }} date={date(badge.acquiredAt)} size={SIZE} />
  );
}
