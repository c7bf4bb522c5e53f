import { styled } from '@mui/material/styles';
import type { Picture, Region, SolvedQuestion } from '../question.ts';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  justifySelf: 'start',
  maxWidth: '100%',
  overflow: 'hidden',
  borderRadius: theme.radius.md,
  '& > img': { display: 'block', maxWidth: '100%', maxHeight: '24rem' },
  '& > i': { position: 'absolute', boxSizing: 'border-box' },
  '& > i[data-region]': {
    border: `3px solid ${theme.vars.palette.success.main}`,
    boxShadow: '0 0 0 2px #fff',
  },
  '& > i[data-point]': {
    width: 20,
    height: 20,
    margin: -10,
    borderRadius: '50%',
    border: '3px solid #fff',
    boxShadow: '0 0 0 3px #0B1B27, inset 0 0 0 3px #0B1B27',
  },
}));

const percent = (fraction: number) => `${fraction * 100}%`;

const placeOf = (region: Region) =>
  region.shape === 'rectangle'
    ? {
        left: percent(region.left),
        top: percent(region.top),
        width: percent(region.width),
        height: percent(region.height),
      }
    : {
        left: percent(region.x),
        top: percent(region.y),
        width: percent(region.radius * 2),
        aspectRatio: '1',
        borderRadius: '50%',
        transform: 'translate(-50%, -50%)',
      };

/** The picture of a question; of a hot spot with the right places and the point that was chosen. */
export function SolvedPicture({
  question,
  picture,
}: {
  question: SolvedQuestion;
  picture: Picture;
}) {
  return (
    <Frame>
      <img src={picture.url} alt={picture.text} />
      {question.kind === 'hotSpot' && (
        <>
          {question.right.regions.map((region) => (
            <i key={JSON.stringify(region)} data-region="" style={placeOf(region)} />
          ))}
          {question.answer !== null && (
            <i
              data-point=""
              style={{ left: percent(question.answer.x), top: percent(question.answer.y) }}
            />
          )}
        </>
      )}
    </Frame>
  );
}
