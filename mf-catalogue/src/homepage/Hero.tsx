import { PlayCircle } from '@phosphor-icons/react/dist/csr/PlayCircle';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { BadgeObject, Band, Button, Cover, PageHeading } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { messages } from './messages.ts';
import { Content } from './section.ts';

const Root = styled(Band)({ overflow: 'hidden' });

const Columns = styled(Content)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 560px) minmax(0, 1fr)',
    gap: theme.spacing(12),
    minHeight: '37.5rem',
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  gap: theme.spacing(6),
  paddingBlock: theme.spacing(12),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(16) },
}));

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  color: theme.vars.palette.text.onBandMuted,
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  marginTop: theme.spacing(2),
  // Twice, so that it counts more than the height of the button itself, whichever style comes first.
  '&& > *': { minHeight: theme.spacing(13) },
}));

const Mosaic = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gridTemplateRows: 'repeat(4, minmax(0, 1fr))',
  gridTemplateAreas: '"a a b c" "h i i d" "h i i d" "g f e e"',
  aspectRatio: '16 / 13',
  marginInline: theme.spacing(-4),
  '& > *': { overflow: 'hidden', minWidth: 0, minHeight: 0 },
  [theme.breakpoints.up('md')]: {
    aspectRatio: 'auto',
    height: '37.5rem',
    marginLeft: 0,
    // To the edge of the window, however wide it is.
    marginRight: `calc((100vw - ${theme.layout.contentMax}) / -2)`,
  },
}));

const Medal = styled('div')(({ theme }) => ({
  gridArea: 'i',
  display: 'grid',
  placeItems: 'center',
  padding: '4%',
  backgroundColor: theme.vars.palette.background.bandRaised,
  '& > svg': { width: '88%', height: 'auto', maxHeight: '94%', maxWidth: '18rem' },
}));

const tiles = [
  ['a', 'sicurezza', 2],
  ['b', 'digitale', 6],
  ['c', 'lingue', 13],
  ['d', 'comunicazione', 24],
  ['e', 'logistica', 16],
  ['f', 'sanita', 22],
  ['g', 'amministrazione', 10],
  ['h', 'edilizia', 18],
] as const;

export function Hero() {
  const intl = useIntl();
  return (
    <Root>
      <Columns>
        <Words>
          <PageHeading title={intl.formatMessage(messages.title)} variant="display">
            <FormattedMessage {...messages.heading} />
          </PageHeading>
          <Lead>
            <FormattedMessage {...messages.lead} />
          </Lead>
          <Actions>
            <Button onBand to={paths.publicCatalogue()}>
              <FormattedMessage {...messages.explore} />
            </Button>
            <Button
              onBand
              variant="outlined"
              to={paths.publicTutorial()}
              startIcon={<PlayCircle size={20} />}
            >
              <FormattedMessage {...messages.watchTutorial} />
            </Button>
          </Actions>
        </Words>
        <Mosaic aria-hidden="true">
          {tiles.map(([area, category, seed]) => (
            <div key={area} style={{ gridArea: area }}>
              <Cover category={category} seed={seed} isFilling />
            </div>
          ))}
          <Medal>
            <BadgeObject
              kind="exam"
              level={1}
              category="edilizia"
              seed={18}
              code="0417"
              title=""
              isDecorative
              size={290}
            />
          </Medal>
        </Mosaic>
      </Columns>
    </Root>
  );
}
