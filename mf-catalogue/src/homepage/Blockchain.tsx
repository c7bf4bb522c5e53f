import { Exam } from '@phosphor-icons/react/dist/csr/Exam';
import { LinkSimple } from '@phosphor-icons/react/dist/csr/LinkSimple';
import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { BadgeObject } from 'shared-ui';
import { messages } from './messages.ts';
import { Content } from './section.ts';

const Root = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(24),
  backgroundColor: theme.vars.palette.background.sunken,
}));

const Columns = styled(Content)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(10),
  alignItems: 'center',
  paddingBlock: theme.spacing(12),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: theme.spacing(20),
    paddingBlock: theme.spacing(20),
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  '& h2': theme.typography.h2,
  '& p': { ...theme.typography.subtitle1, color: theme.vars.palette.text.secondary },
}));

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  '& > li': {
    position: 'relative',
    display: 'flex',
    gap: theme.spacing(6),
    alignItems: 'center',
    paddingBlock: theme.spacing(4.5),
  },
  '& > li + li::before': {
    content: '""',
    position: 'absolute',
    left: `calc(${theme.spacing(8)} - 1px)`,
    top: theme.spacing(-4),
    height: theme.spacing(8.5),
    width: '2px',
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& h3': theme.typography.h4,
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Sign = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: theme.spacing(16),
  height: theme.spacing(16),
  '&[data-ring]': {
    borderRadius: '50%',
    border: `2px solid ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.primary.main,
  },
}));

/** Why the badges can be trusted (PUB-04). */
export function Blockchain() {
  return (
    <Root>
      <Columns>
        <Words>
          <h2>
            <FormattedMessage {...messages.chainTitle} />
          </h2>
          <p>
            <FormattedMessage {...messages.chainText} />
          </p>
        </Words>
        <Steps>
          <li>
            <Sign data-ring="" aria-hidden="true">
              <Exam size={28} />
            </Sign>
            <div>
              <h3>
                <FormattedMessage {...messages.stepDone} />
              </h3>
              <p>
                <FormattedMessage {...messages.stepDoneText} />
              </p>
            </div>
          </li>
          <li>
            <Sign data-ring="" aria-hidden="true">
              <LinkSimple size={28} />
            </Sign>
            <div>
              <h3>
                <FormattedMessage {...messages.stepNotarised} />
              </h3>
              <p>
                <FormattedMessage {...messages.stepNotarisedText} />
              </p>
            </div>
          </li>
          <li>
            <Sign aria-hidden="true">
              <BadgeObject
                kind="course"
                level={0}
                category="sicurezza"
                seed={1}
                code=""
                title=""
                isDecorative
                size={64}
              />
            </Sign>
            <div>
              <h3>
                <FormattedMessage {...messages.stepVerified} />
              </h3>
              <p>
                <FormattedMessage {...messages.stepVerifiedText} />
              </p>
            </div>
          </li>
        </Steps>
      </Columns>
    </Root>
  );
}
