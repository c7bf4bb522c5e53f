import { memo, useMemo } from 'react';
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
  const own = useMemo(() => badgeSvg(designOf(badge), badge.title), [badge]);
  if (signed === null || signed === own) return <OwnPicture badge={badge} />;
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(signed)}`}
      alt={badge.title}
      width={SIZE}
      height={Math.round((SIZE * 236) / 240)}
    />
  );
}

// The check does not change it.
const OwnPicture = memo(function OwnPicture({ badge }: { badge: PublicBadge }) {
  const { date } = useFormats();
  const { title, holder, acquiredAt } = badge;
  return (
    <BadgeObject {...designOf(badge)} {...{ title, holder }} date={date(acquiredAt)} size={SIZE} />
  );
});

const designOf = ({ level, kind, category, code, courseId }: PublicBadge) => ({
  level,
  kind,
  category,
  code,
  seed: courseId,
});
