import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState, PaddedCard, toast } from 'shared-ui';
import { CheckboxField, SelectField, TextField, useFormikContext } from 'shared-ui/forms';
import { SortableList } from 'shared-ui/sortable';
import { canDeleteVideo } from '../api.ts';
import { authoringMessages } from '../authoring-messages.ts';
import {
  VIDEO_TYPE,
  withArrived,
  type CourseForm,
  type DocumentForm,
} from '../course/course-form.ts';
import { Columns, Section } from '../field-layout.ts';
import { PartCard } from '../parts/PartCard.tsx';
import { useParts } from '../parts/use-parts.ts';
import { useAuthoring } from '../use-authoring.ts';
import { AddDocuments } from './AddDocuments.tsx';
import { messages } from './messages.ts';
import { videoIsAvailable } from './video-states.ts';
import { VideoCompanions } from './VideoCompanions.tsx';

/** Videos and handouts, of the whole course or of one of its modules or lessons. */
export function DocumentsSection() {
  const intl = useIntl();
  const { courseId, locks } = useAuthoring();
  const documents = useParts('documents');
  const { values, setFieldValue } = useFormikContext<CourseForm>();
  const latest = useRef(values.documents);
  useEffect(() => {
    latest.current = values.documents;
  }, [values.documents]);
  const kindOf = ({ typeId }: DocumentForm) =>
    intl.formatMessage(typeId === VIDEO_TYPE ? messages.documentVideo : messages.documentPdf);
  const nameOf = (document: DocumentForm) => document.name.trim() || document.fileName;

  /** The server says whether a stored video may go (EDIT-30). */
  const remove = async (document: DocumentForm) => {
    if (document.typeId === VIDEO_TYPE && document.id !== null && courseId !== null) {
      const mayGo = await canDeleteVideo(courseId, document.fileName).catch(() => false);
      if (!mayGo) {
        toast.error(intl.formatMessage(messages.videoNotDeleted));
        return;
      }
    }
    await documents.remove(document);
  };

  const add = (arrived: DocumentForm[]) => {
    // Two uploads may end between two renders.
    latest.current = withArrived(latest.current, arrived);
    void setFieldValue('documents', latest.current);
  };

  return (
    <Section>
      {documents.parts.length === 0 && (
        <PaddedCard>
          <EmptyState title={<FormattedMessage {...messages.noDocuments} />} />
        </PaddedCard>
      )}
      <SortableList
        items={documents.parts}
        nameOf={nameOf}
        isLocked={locks.content}
        onMove={(from, to) => documents.move(documents.parts, from, to)}
      >
        {(document, place, controls) => (
          <PartCard
            name={nameOf(document)}
            summary={
              <>
                {kindOf(document)}
                {document.typeId === VIDEO_TYPE && !videoIsAvailable(document.status) && (
                  <>
                    {' · '}
                    <FormattedMessage {...messages.videoWaiting} />
                  </>
                )}
              </>
            }
            controls={controls}
            isOpen={documents.isOpen(document)}
            onToggle={() => documents.toggle(document)}
            isFaulty={documents.isFaulty(document)}
            isLocked={locks.content}
            onRemove={() => remove(document)}
          >
            <DocumentFields path={documents.pathOf(document)} />
            {document.typeId === VIDEO_TYPE && <VideoCompanions videoRef={document.fileName} />}
          </PartCard>
        )}
      </SortableList>
      {!locks.content && <AddDocuments onAdd={add} />}
    </Section>
  );
}

function DocumentFields({ path }: { path: string }) {
  const intl = useIntl();
  const lock = useAuthoring().lockOf('content');
  const { values } = useFormikContext<CourseForm>();
  const places = [
    { value: '', label: intl.formatMessage(messages.documentCourse) },
    ...values.modules.flatMap((module, place) => {
      const name =
        module.name.trim() ||
        intl.formatMessage(authoringMessages.unnamedModule, { number: place + 1 });
      return [
        { value: module.key, label: name },
        ...values.lessons
          .filter((lesson) => lesson.module === module.key)
          .map((lesson, index) => ({
            value: lesson.key,
            label: `${name} › ${
              lesson.name.trim() ||
              intl.formatMessage(authoringMessages.unnamedLesson, { number: index + 1 })
            }`,
          })),
      ];
    }),
  ];
  return (
    <>
      <Columns>
        <TextField
          name={`${path}.name`}
          maxLength={200}
          label={<FormattedMessage {...messages.documentName} />}
          {...lock}
        />
        <SelectField
          name={`${path}.place`}
          label={<FormattedMessage {...messages.documentPlace} />}
          options={places}
          {...lock}
        />
      </Columns>
      <CheckboxField
        name={`${path}.isDownloadable`}
        label={<FormattedMessage {...messages.documentDownloadable} />}
        {...(lock.lockedReason === undefined ? {} : { disabledReason: lock.lockedReason })}
      />
    </>
  );
}
