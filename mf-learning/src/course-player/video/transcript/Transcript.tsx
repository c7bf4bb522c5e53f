import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CaretUp } from '@phosphor-icons/react/dist/csr/CaretUp';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled, useTheme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LiveRegion } from 'shared-ui';
import { lastCueAt } from '../captions/cues.ts';
import type { Captions } from '../captions/use-captions.ts';
import { usePlayback } from '../../lesson/playback.ts';
import { messages } from '../messages.ts';
import { findText } from './find-text.ts';
import { TranscriptLine } from './TranscriptLine.tsx';
import { useFollowing } from './use-following.ts';

const Root = styled('section')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& h2': { margin: 0, font: 'inherit' },
}));

const Toggle = styled('button')(({ theme }) => ({
  ...theme.typography.h5,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  width: '100%',
  minHeight: theme.spacing(12),
  padding: theme.spacing(0, 4),
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(8) },
  [theme.breakpoints.up('lg')]: { paddingInline: theme.spacing(10) },
  '&:focus-visible': { outlineOffset: -3 },
}));

const Content = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(0, 4, 4),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(8) },
  [theme.breakpoints.up('lg')]: { paddingInline: theme.spacing(10) },
}));

const Search = styled('input')(({ theme }) => ({
  minHeight: theme.spacing(11),
  width: 'min(100%, 360px)',
  padding: theme.spacing(0, 3.5),
  border: `1.5px solid ${theme.vars.palette.border.strong}`,
  borderRadius: theme.radius.md,
  backgroundColor: theme.vars.palette.background.paper,
  color: 'inherit',
  font: 'inherit',
}));

const Lines = styled('ol')(({ theme }) => ({
  position: 'relative',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: theme.spacing(64),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
}));

const Follow = styled('button')(({ theme }) => ({
  justifySelf: 'start',
  minHeight: theme.spacing(9),
  padding: theme.spacing(0, 3.5),
  border: 0,
  borderRadius: theme.radius.full,
  backgroundColor: theme.vars.palette.primary.soft,
  color: theme.vars.palette.primary.softText,
  font: 'inherit',
  fontWeight: 650,
  cursor: 'pointer',
}));

/**
 * What is said, line by line: it follows the video until the reader scrolls, can be searched, and leads to each
 * place. Open from the start where there is room beside the lesson's text.
 */
export function Transcript({ captions }: { captions: Captions }) {
  const intl = useIntl();
  const contentId = useId();
  const hasRoom = useMediaQuery(useTheme().breakpoints.up('md'));
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? hasRoom;
  return (
    <Root aria-label={intl.formatMessage(messages.transcript)}>
      <h2>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setChosen(!isOpen)}
        >
          <FormattedMessage {...messages.transcript} />
          {isOpen ? (
            <CaretUp size={16} weight="bold" aria-hidden />
          ) : (
            <CaretDown size={16} weight="bold" aria-hidden />
          )}
        </Toggle>
      </h2>
      <div id={contentId} lang={captions.language}>
        {isOpen && <TranscriptText captions={captions} />}
      </div>
    </Root>
  );
}

function TranscriptText({ captions: { cues } }: { captions: Captions }) {
  const intl = useIntl();
  const [wanted, setWanted] = useState('');
  const current = usePlayback(({ seconds }) => lastCueAt(cues, seconds));
  const isSearching = wanted.trim() !== '';
  const { listRef, isFollowing, follow, readerMoves } = useFollowing(current, !isSearching);
  const lines = cues
    .map((cue, place) => ({ cue, place, parts: findText(cue.text, wanted) }))
    .filter(({ parts }) => !isSearching || parts.some(({ isFound }) => isFound));
  const found = intl.formatMessage(messages.transcriptFound, { count: lines.length });
  return (
    <Content>
      <Search
        type="search"
        // Of the page, where the lines are of the video.
        lang={intl.locale}
        value={wanted}
        placeholder={intl.formatMessage(messages.transcriptSearch)}
        aria-label={intl.formatMessage(messages.transcriptSearch)}
        onChange={({ target }) => setWanted(target.value)}
      />
      <LiveRegion>{isSearching && found}</LiveRegion>
      {isSearching && lines.length === 0 && <p lang={intl.locale}>{found}</p>}
      <Lines ref={listRef} {...readerMoves}>
        {lines.map(({ cue, place, parts }) => (
          <TranscriptLine
            key={cue.start}
            start={cue.start}
            parts={parts}
            isCurrent={place === current}
          />
        ))}
      </Lines>
      {!isFollowing && !isSearching && (
        <Follow type="button" lang={intl.locale} onClick={follow}>
          <FormattedMessage {...messages.follow} />
        </Follow>
      )}
    </Content>
  );
}
