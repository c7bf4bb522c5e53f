import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BadgeObject, useFormats } from 'shared-ui';
import { badgeDesignQuery } from '../api.ts';

const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  maxWidth: 264,
  minHeight: 248,
  padding: theme.spacing(6),
  borderRadius: theme.radius.xl,
  backgroundColor: theme.vars.palette.background.bandRaised,
}));

/** The badge that was won; it is struck into the page the first time that it is seen here. */
export function AwardedBadge({ badgeId, courseId }: { badgeId: string; courseId: number }) {
  const { date } = useFormats();
  const { data: design } = useQuery(badgeDesignQuery(badgeId));
  const [isFirstSight] = useState(() => !isSeen(badgeId));
  const isShown = design !== undefined;
  useEffect(() => {
    if (isShown) markSeen(badgeId);
  }, [isShown, badgeId]);
  return (
    <Stage>
      {design !== undefined && (
        <BadgeObject
          kind="exam"
          level={design.level}
          category={design.category}
          code={design.code}
          title={design.title}
          holder={design.holder}
          date={date(design.acquiredAt)}
          seed={courseId}
          size={216}
          isStamped={isFirstSight}
        />
      )}
    </Stage>
  );
}

const keyOf = (badgeId: string) => `exam:awarded:${badgeId}`;

function isSeen(badgeId: string): boolean {
  try {
    return localStorage.getItem(keyOf(badgeId)) !== null;
  } catch {
    return true;
  }
}

function markSeen(badgeId: string): void {
  try {
    localStorage.setItem(keyOf(badgeId), '1');
  } catch {
    // Without storage there is no show.
  }
}
