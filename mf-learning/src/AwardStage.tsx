import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { BadgeObject, useFirstSight, useFormats } from 'shared-ui';
import { pointsText, polygonPoints } from 'shared-ui/picture';
import type { AwardedBadge } from './awarded-badge.ts';

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.bandRaised,
  '& > svg': { gridArea: '1 / 1', position: 'relative' },
}));

/** Starts when the stamp lands, and stays as it ends. */
const spread = keyframes({
  '0%, 35%': { transform: 'scale(1)', opacity: 0 },
  '45%': { opacity: 0.5 },
});

/** In the place of the badge itself, and beyond it up to the edge of the stage. */
const Rings = styled('svg')(({ theme }) => ({
  maxWidth: '100%',
  height: 'auto',
  overflow: 'visible',
  '& > polygon': {
    fill: 'none',
    stroke: theme.vars.palette.primary.onBand,
    transformOrigin: '120px 120px',
  },
  '&[data-struck] > polygon': {
    animation: `${spread} ${theme.duration.badge} ${theme.easing.standard} backwards`,
  },
}));

const sidesOf = [6, 8, 12] as const;
/** How far each ring goes, and how faint it ends. */
const rings = [
  [1.34, 0.43],
  [1.68, 0.36],
  [2.02, 0.29],
  [2.36, 0.22],
  [2.7, 0.15],
] as const;
/** Of the stage, for the height of the badge. */
const ROOM = 1.2;
const OUTLINE_RADIUS = 112;
/** That of the badge's own drawing. */
const VIEW_BOX = '0 2 240 236';

/**
 * Where a badge is struck into the page: the stamp and the rings from its outline, once on this device; then, and
 * with reduced motion, it is simply there.
 * @param badge null while it is being issued: the place is kept
 */
export function AwardStage({
  badge,
  course,
  size,
  isAwaited = false,
}: {
  badge: AwardedBadge | null;
  /** What the badge will look like is known before it is issued. */
  course: { id: number; level?: AwardedBadge['level']; category?: string };
  /** Of the badge, px. */
  size: number;
  /** The page waited for this badge. */
  isAwaited?: boolean;
}) {
  return (
    <Root style={{ minHeight: size * ROOM }}>
      {badge !== null ? (
        <Struck {...{ badge, size, isAwaited }} courseId={course.id} />
      ) : (
        course.category !== undefined && (
          <BadgeObject
            isLocked
            isDecorative
            kind="course"
            level={course.level ?? 0}
            category={course.category}
            seed={course.id}
            code=""
            title=""
            size={size}
          />
        )
      )}
    </Root>
  );
}

function Struck({
  badge,
  courseId,
  size,
  isAwaited,
}: {
  badge: AwardedBadge;
  courseId: number;
  size: number;
  isAwaited: boolean;
}) {
  const { date } = useFormats();
  const isStruck = useFirstSight(badge, { isAwaited });
  const { kind, level, category, code, title, holder, acquiredAt } = badge;
  const outline = pointsText(polygonPoints(sidesOf[level], OUTLINE_RADIUS));
  return (
    <>
      <Rings
        width={size}
        height={Math.round((size * 236) / 240)}
        viewBox={VIEW_BOX}
        aria-hidden="true"
        {...(isStruck ? { 'data-struck': '' } : {})}
      >
        {rings.map(([scale, opacity]) => (
          <polygon
            key={scale}
            points={outline}
            strokeWidth={2.4 / scale}
            style={{ transform: `scale(${scale})`, opacity }}
          />
        ))}
      </Rings>
      <BadgeObject
        {...{ kind, level, category, code, title, holder, size }}
        date={date(acquiredAt)}
        seed={courseId}
        isStamped={isStruck}
      />
    </>
  );
}
