import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../accessibility/VisuallyHidden.tsx';
import { messages } from '../i18n/messages.ts';
import { useWait } from '../loading/use-wait.ts';
import { useLoadingMark } from './LoadingBlock.tsx';

const Slow = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  display: 'block',
  padding: theme.spacing(4),
}));

const Bones = styled('div')({ '&[data-waiting]': { visibility: 'hidden' } });

/**
 * A skeleton in the shape of the result (E143): its space is reserved at once, it is drawn after
 * 150 ms, and explained in words after 8 s.
 */
export function SkeletonGroup({ children }: { children: ReactNode }) {
  useLoadingMark();
  const stage = useWait();
  return (
    <div>
      <Bones aria-hidden="true" {...(stage === 'short' && { 'data-waiting': '' })}>
        {children}
      </Bones>
      <output>
        {stage === 'slow' ? (
          <Slow>
            <FormattedMessage {...messages.slow} />
          </Slow>
        ) : (
          stage === 'shown' && (
            <VisuallyHidden>
              <FormattedMessage {...messages.loading} />
            </VisuallyHidden>
          )
        )}
      </output>
    </div>
  );
}
