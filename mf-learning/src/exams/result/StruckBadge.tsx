import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AwardStage } from '../../AwardStage.tsx';
import { awardedBadgeQuery } from '../../awarded-badge.ts';
import type { ExamResult } from '../api.ts';

const Stage = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 264,
  borderRadius: theme.radius.xl,
  overflow: 'hidden',
}));

/** An exam that ended so long ago is looked at, not awarded. */
const JUST_ENDED_MS = 10 * 60_000;

/** The badge that was won; it is struck into the page the first time that it is seen on this device. */
export function StruckBadge({ badgeId, result }: { badgeId: string; result: ExamResult }) {
  const { data: badge = null } = useQuery(awardedBadgeQuery(badgeId));
  const [isAwaited] = useState(
    () => Date.parse(result.serverTime) - Date.parse(result.endedAt) < JUST_ENDED_MS,
  );
  return (
    <Stage>
      <AwardStage badge={badge} course={{ id: result.courseId }} size={216} isAwaited={isAwaited} />
    </Stage>
  );
}
