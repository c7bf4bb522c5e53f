import { useMutation, useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import {
  Button,
  Dialog,
  ErrorState,
  Skeleton,
  SkeletonGroup,
  StateView,
  toast,
  useFormats,
  useLocale,
} from 'shared-ui';
import { legalDocumentQuery, saveLegalFile, type LegalDocumentName } from './api.ts';
import { orderMessages } from './messages.ts';

const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  maxWidth: theme.layout.readingMax,
  '& h3': { ...theme.typography.h4, marginTop: theme.spacing(2) },
  '& p': { margin: 0 },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

/** A legal text, in the language of the page. */
export function LegalDialog({
  isOpen,
  onClose,
  name,
  title,
}: {
  isOpen: boolean;
  onClose: () => void;
  name: LegalDocumentName;
  /** Shown until the document supplies its own. */
  title: string;
}) {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const locale = useLocale();
  const query = useQuery({ ...legalDocumentQuery(name, locale), enabled: isOpen });
  const pdfName = query.data?.fileNames.find((fileName) => fileName.endsWith('.pdf'));
  const save = useMutation({
    mutationFn: (fileName: string) => saveLegalFile(name, fileName),
    onError: () => {
      toast.error(formatMessage(orderMessages.saveFailed));
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      width="wide"
      title={query.data?.title ?? title}
      // Who has read to the end is far from the cross.
      actions={
        <Button variant="outlined" onClick={onClose}>
          {formatMessage(orderMessages.backToOrder)}
        </Button>
      }
    >
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="16rem" />
          </SkeletonGroup>
        }
        error={({ error, retry }) => (
          <ErrorState
            titleLevel={3}
            title={formatMessage(orderMessages.documentFailed)}
            error={error}
            onRetry={retry}
          />
        )}
      >
        {(document) => (
          <Text>
            {document.sections.map((section) => (
              <section key={section.heading}>
                <h3>{section.heading}</h3>
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
            <small>
              {formatMessage(orderMessages.documentDate, { date: date(document.updatedAt) })}
            </small>
            {pdfName !== undefined && (
              <Button variant="text" busy={save.isPending} onClick={() => save.mutate(pdfName)}>
                {formatMessage(orderMessages.saveDocument)}
              </Button>
            )}
          </Text>
        )}
      </StateView>
    </Dialog>
  );
}
