import { useMutation, useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import {
  Button,
  ErrorState,
  Skeleton,
  SkeletonGroup,
  StateView,
  toast,
  useFormats,
  useLocale,
} from 'shared-ui';
import { legalDocumentQuery, saveLegalFile, type LegalDocumentName } from './legal-documents.ts';
import { legalMessages } from './legal-messages.ts';

const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(3),
  maxWidth: theme.layout.readingMax,
  overflowWrap: 'anywhere',
  '& section': { display: 'grid', gap: theme.spacing(3) },
  '& h2, & h3': { ...theme.typography.h4, marginTop: theme.spacing(2) },
  '& p': { margin: 0 },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '@media print': { '& button': { display: 'none' } },
}));

/**
 * A legal text in the language of the page, with its date and its file.
 * @param headings the level of its sections
 */
export function LegalText({ name, headings }: { name: LegalDocumentName; headings: 2 | 3 }) {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const query = useQuery(legalDocumentQuery(name, useLocale()));
  const pdfName = query.data?.fileNames.find((fileName) => fileName.endsWith('.pdf'));
  const save = useMutation({
    mutationFn: (fileName: string) => saveLegalFile(name, fileName),
    onError: () => {
      toast.error(formatMessage(legalMessages.saveFailed));
    },
  });
  const Heading = `h${headings}` as const;
  return (
    <StateView
      query={query}
      skeleton={
        <SkeletonGroup>
          <Skeleton height={headings === 2 ? '60rem' : '16rem'} />
        </SkeletonGroup>
      }
      error={({ error, retry }) => (
        <ErrorState
          titleLevel={headings}
          title={formatMessage(legalMessages.failed)}
          error={error}
          onRetry={retry}
        />
      )}
    >
      {(document) => (
        <Text>
          {document.sections.map((section) => (
            <section key={section.heading}>
              <Heading>{section.heading}</Heading>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          <small>{formatMessage(legalMessages.inForce, { date: date(document.updatedAt) })}</small>
          {pdfName !== undefined && (
            <Button variant="text" busy={save.isPending} onClick={() => save.mutate(pdfName)}>
              {formatMessage(legalMessages.save)}
            </Button>
          )}
        </Text>
      )}
    </StateView>
  );
}
