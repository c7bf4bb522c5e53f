import { styled } from '@mui/material/styles';
import { ArrowSquareOut } from '@phosphor-icons/react/dist/csr/ArrowSquareOut';
import { FormattedMessage } from 'react-intl';
import { escoMessages } from './esco-messages.ts';

const Root = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(4),
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', minHeight: 28 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
  },
}));

/** Only such an address is a link: what a page is told of a badge is believed after its checks alone. */
const ESCO = /^http:\/\/data\.europa\.eu\/esco\/skill\/[\da-f-]{36}$/u;

/** The skills of ESCO that a badge names. Whoever follows one leaves; nothing is asked there before. */
export function EscoSkills({ skills }: { skills: readonly { name: string; url: string }[] }) {
  if (skills.length === 0) return null;
  return (
    <Root>
      <p>
        <FormattedMessage {...escoMessages.lead} />
      </p>
      <ul>
        {skills.map(({ name, url }) => (
          <li key={url}>
            {ESCO.test(url) ? (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
                <ArrowSquareOut size={16} role="img" aria-label="ESCO" />
              </a>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}

/** Each once, in the order in which badges name them. */
export const escoSkillsOf = (
  badges: readonly { alignments: readonly { name: string; url: string }[] }[],
) => [
  ...new Map(
    badges.flatMap(({ alignments }) => alignments).map((skill) => [skill.url, skill]),
  ).values(),
];
