import { PlayCircle } from '@phosphor-icons/react/dist/csr/PlayCircle';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { BadgeObject, Band, Button, mosaicUrl, PageHeading } from 'shared-ui';
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
  aspectRatio: '16 / 13',
  marginInline: theme.spacing(-4),
  '& > *': { overflow: 'hidden', minWidth: 0, minHeight: 0 },
  '& > img': { gridArea: '1 / 1 / -1 / -1', width: '100%', height: '100%' },
  [theme.breakpoints.up('md')]: {
    aspectRatio: 'auto',
    height: '37.5rem',
    marginLeft: 0,
    // To the edge of the window, however wide it is.
    marginRight: `calc((100vw - ${theme.layout.contentMax}) / -2)`,
  },
}));

const Medal = styled('div')(({ theme }) => ({
  gridArea: '2 / 2 / span 2 / span 2',
  display: 'grid',
  placeItems: 'center',
  padding: '4%',
  backgroundColor: theme.vars.palette.background.bandRaised,
  '& > svg': { width: '88%', height: 'auto', maxHeight: '94%', maxWidth: '18rem' },
}));

/** Quarters, around the medal. */
const covers = mosaicUrl([
  { category: 'sicurezza', seed: 2, x: 0, y: 0, width: 50, height: 25 },
  { category: 'digitale', seed: 6, x: 50, y: 0, width: 25, height: 25 },
  { category: 'lingue', seed: 13, x: 75, y: 0, width: 25, height: 25 },
  { category: 'comunicazione', seed: 24, x: 75, y: 25, width: 25, height: 50 },
  { category: 'logistica', seed: 16, x: 50, y: 75, width: 50, height: 25 },
  { category: 'sanita', seed: 22, x: 25, y: 75, width: 25, height: 25 },
  { category: 'amministrazione', seed: 10, x: 0, y: 75, width: 25, height: 25 },
  { category: 'edilizia', seed: 18, x: 0, y: 25, width: 25, height: 50 },
]);

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
          <img src={covers} alt="" decoding="sync" />
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
