import { styled } from '@mui/material/styles';
import { CategoryTile } from 'shared-ui';
import { ChoiceBox } from 'shared-ui/forms';
import type { Question } from '../survey.ts';
import { ChoiceCard } from './choice-card.ts';
import { OptionList } from './OptionList.tsx';
import { useChoices } from './use-choices.ts';

const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gap: theme.spacing(3),
}));

const Tile = styled(ChoiceCard)(({ theme }) => ({
  flexDirection: 'column',
  padding: theme.spacing(4),
  fontWeight: 600,
  fontSize: '0.9375rem',
}));

const Corner = styled(ChoiceBox)(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(3),
  right: theme.spacing(3),
}));

const Picture = styled('img')(({ theme }) => ({
  width: 56,
  height: 56,
  objectFit: 'cover',
  borderRadius: theme.radius.md,
}));

const isAddress = (resource: string) => /^(https:\/)?\//.test(resource);

/** Options as tiles with a picture: one of the server by its address, else a drawing by its name. */
export function IconAnswer({ question }: { question: Question }) {
  const { chosen, inputOf } = useChoices(question);
  return (
    <OptionList question={question} chosen={chosen}>
      {(options) => (
        <Tiles>
          {options.map((option) => (
            <Tile key={option.id}>
              <Corner {...inputOf(option)} />
              {option.resource !== null && isAddress(option.resource) ? (
                <Picture src={option.resource} alt="" width={56} height={56} />
              ) : (
                <CategoryTile category={option.resource ?? option.id} />
              )}
              <span>{option.label}</span>
            </Tile>
          ))}
        </Tiles>
      )}
    </OptionList>
  );
}
