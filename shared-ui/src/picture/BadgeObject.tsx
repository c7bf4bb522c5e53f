import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../i18n/messages.ts';
import { fonts } from '../theme/typography.ts';
import {
  BADGE_DETAIL_FROM,
  badgeDrawing,
  badgeViewBox,
  type BadgeDesign,
  type BadgeLevel,
} from './badge.ts';
import { SvgTree } from './SvgTree.tsx';

const stamp = keyframes({
  from: { transform: 'scale(1.15)', opacity: 0 },
  to: { transform: 'scale(1)', opacity: 1 },
});

const Svg = styled('svg')(({ theme }) => ({
  flex: 'none',
  maxWidth: '100%',
  height: 'auto',
  '&[data-stamped]': { animation: `${stamp} ${theme.duration.badge} ${theme.easing.stamp} both` },
}));

export const levelMessages = [
  messages.levelBeginner,
  messages.levelAdvanced,
  messages.levelExpert,
] as const;

export type BadgeObjectProps = BadgeDesign & {
  size?: number;
  title: string;
  holder?: string;
  /** Already formatted. */
  date?: string;
  /** The one show: the stamp that comes down when a badge is awarded. */
  isStamped?: boolean;
  /** When the words beside it already say all. */
  isDecorative?: boolean;
};

/** The badge as an object. Never crop it, never recolour it in dark. */
export const BadgeObject = memo(function BadgeObject({
  size = 200,
  title,
  holder,
  date,
  isStamped = false,
  isDecorative = false,
  ...design
}: BadgeObjectProps) {
  const intl = useIntl();
  const idPrefix = useId();
  const label = intl.formatMessage(messages.badgeAlternative, {
    title,
    kind: design.isLocked
      ? intl.formatMessage(messages.badgeLocked)
      : intl.formatMessage(
          design.kind === 'course' ? messages.badgeKindCourse : messages.badgeKindExam,
        ),
    level: intl.formatMessage(levelMessages[design.level]),
    holder: holder ?? 'none',
    date: date ?? 'none',
  });
  const height = Math.round(size * (size >= BADGE_DETAIL_FROM ? 236 / 240 : 1));
  return (
    <Svg
      width={size}
      height={height}
      viewBox={badgeViewBox(size)}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...(isStamped ? { 'data-stamped': '' } : {})}
    >
      <SvgTree
        nodes={badgeDrawing(design, {
          size,
          idPrefix,
          fontHeading: fonts.heading,
          fontMono: fonts.mono,
        })}
      />
    </Svg>
  );
});

/** Level of the wire (0, 1, 2) as a badge level; anything unknown is the first. */
export function badgeLevel(levelId: number | null | undefined): BadgeLevel {
  return levelId === 1 || levelId === 2 ? levelId : 0;
}
