import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Glyph } from 'shared-ui';
import type { WireItem, WirePreview } from '../api.ts';
import { regionStyle } from '../question/regions.ts';
import { messages } from './messages.ts';
import { rightAnswer } from './right-answer.ts';

type Shown = WirePreview['questions'][number];

const Root = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& h3': { ...theme.typography.h4 },
  '& > small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& > [data-right]': { fontWeight: 600, color: theme.vars.palette.success.main },
}));

const Options = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    minHeight: 44,
    padding: theme.spacing(2, 3),
    border: `1.5px solid ${theme.vars.palette.border.default}`,
    borderRadius: theme.radius.md,
  },
  '& > [data-right]': { borderColor: theme.vars.palette.success.main },
  '& span:last-of-type': { flex: 1, minWidth: 0 },
  '& b': {
    display: 'inline-flex',
    gap: theme.spacing(1),
    color: theme.vars.palette.success.main,
  },
}));

const Figure = styled('div')(({ theme }) => ({
  position: 'relative',
  justifySelf: 'start',
  maxWidth: '100%',
  overflow: 'hidden',
  borderRadius: theme.radius.md,
  '& > img': { display: 'block', maxWidth: '100%', height: 'auto' },
  '& > span': {
    position: 'absolute',
    border: '3px solid #fff',
    boxShadow: '0 0 0 2px #0B1B27, inset 0 0 0 2px #0B1B27',
  },
}));

/** A question as the candidate sees it; solved, with what is right and why. */
export function PreviewQuestion({
  question,
  place,
  count,
  isSolved,
}: {
  question: Shown;
  place: number;
  count: number;
  isSolved: boolean;
}) {
  const intl = useIntl();
  const { item, picture, stem, area, points, explanation } = question;
  const answer = rightAnswer(intl, item);
  return (
    <Root>
      <small>
        <FormattedMessage {...messages.question} values={{ number: place + 1, count }} />
        {' · '}
        <FormattedMessage {...messages.facts} values={{ area, points }} />
      </small>
      <h3>{stem}</h3>
      {picture !== null && (
        <Figure>
          <img src={picture.url} alt={picture.text} />
          {isSolved &&
            item.kind === 'hotSpot' &&
            item.key.regions.map((region) => (
              <span key={JSON.stringify(region)} style={regionStyle(region)} />
            ))}
        </Figure>
      )}
      <Choices item={item} isSolved={isSolved} />
      {isSolved && answer !== null && (
        <p data-right="">
          <FormattedMessage {...messages.rightIs} values={{ answer }} />
        </p>
      )}
      {isSolved && item.kind === 'hotSpot' && (
        <p data-right="">
          <FormattedMessage {...messages.regionsShown} />
        </p>
      )}
      {isSolved && explanation !== '' && <p>{explanation}</p>}
    </Root>
  );
}

/** What there is to choose from, in the order of the candidate. */
function Choices({ item, isSolved }: { item: WireItem; isSolved: boolean }) {
  const intl = useIntl();
  const rows = rowsOf(item, {
    isTrue: intl.formatMessage(messages.isTrue),
    isFalse: intl.formatMessage(messages.isFalse),
  });
  return (
    <>
      {item.kind === 'match' && (
        <Options>
          {item.content.prompts.map(({ id, text }) => (
            <li key={id}>
              <span>{text}</span>
            </li>
          ))}
        </Options>
      )}
      {rows.length > 0 && (
        <Options>
          {rows.map(({ id, text, isRight }) => (
            <li key={id} {...(isSolved && isRight ? { 'data-right': '' } : {})}>
              <span>{text}</span>
              {isSolved && isRight && (
                <b>
                  <Glyph name="check" size={18} />
                  <FormattedMessage {...messages.right} />
                </b>
              )}
            </li>
          ))}
        </Options>
      )}
    </>
  );
}

type Row = { id: string; text: string; isRight: boolean };

function rowsOf(item: WireItem, words: { isTrue: string; isFalse: string }): Row[] {
  switch (item.kind) {
    case 'single':
    case 'multiple': {
      const right = item.kind === 'single' ? [item.key.optionId] : item.key.optionIds;
      return item.content.options.map((option) => ({
        ...option,
        isRight: right.includes(option.id),
      }));
    }
    case 'order':
    case 'match':
      return item.content.options.map((option) => ({ ...option, isRight: false }));
    case 'trueFalse':
      return [
        { id: 'true', text: words.isTrue, isRight: item.key.value },
        { id: 'false', text: words.isFalse, isRight: !item.key.value },
      ];
    case 'number':
    case 'text':
    case 'hotSpot':
      return [];
  }
}
