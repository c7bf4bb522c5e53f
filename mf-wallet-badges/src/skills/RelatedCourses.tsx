import { styled } from '@mui/material/styles';
import { Link as LinkIcon } from '@phosphor-icons/react/dist/csr/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, Card, Cover, SectionHead, VisuallyHidden } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { useCopyLink } from '../use-copy-link.ts';
import type { RelatedCourse, SkillDetail } from './api.ts';
import { messages } from './messages.ts';

const ShareText = styled('p')(({ theme }) => ({
  margin: theme.spacing(-2, 0, 5),
  color: theme.vars.palette.text.secondary,
}));

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: theme.spacing(4),
}));

const Row = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(3, 4),
  padding: theme.spacing(3),
  '& > button': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '6.5rem minmax(0, 1fr) auto',
    paddingInlineEnd: theme.spacing(5),
    '& > button': { gridColumn: 'auto' },
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& h3': { ...theme.typography.h4, textWrap: 'pretty' },
  '& h3 a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

/** The courses whose badges prove a skill, each with the link by which others buy it at a discount (BADGE-05). */
export function RelatedCourses({ skill }: { skill: SkillDetail }) {
  const { formatMessage } = useIntl();
  return (
    <section>
      <SectionHead title={formatMessage(messages.courses)} />
      {skill.courses.some(({ magicLink }) => magicLink !== null) && (
        <ShareText>
          <FormattedMessage {...messages.shareText} />
        </ShareText>
      )}
      <List>
        {skill.courses.map((course) => (
          <li key={course.id}>
            <Course course={course} category={skill.category} />
          </li>
        ))}
      </List>
    </section>
  );
}

function Course({ course, category }: { course: RelatedCourse; category: string }) {
  const copyLink = useCopyLink();
  const { id, title, coverUrl, kind, magicLink } = course;
  return (
    <Row>
      <Cover category={category} seed={id} imageUrl={coverUrl} />
      <Words>
        <h3>
          <Link to={paths.course(id)}>{title}</Link>
        </h3>
        <small>
          <FormattedMessage {...(kind === 'course' ? messages.typeCourse : messages.typeExam)} />
        </small>
      </Words>
      {magicLink !== null && (
        <Button
          variant="outlined"
          startIcon={<LinkIcon size={18} aria-hidden />}
          onClick={() =>
            void copyLink(magicLink, { copied: messages.copied, failed: messages.copyFailed })
          }
        >
          <FormattedMessage
            {...messages.copy}
            values={{ title, hidden: (text) => <VisuallyHidden key="of">{text}</VisuallyHidden> }}
          />
        </Button>
      )}
    </Row>
  );
}
