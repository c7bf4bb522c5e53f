import { FormattedMessage, useIntl } from 'react-intl';
import { Button, EmptyState, Glyph, PaddedCard, useFormats } from 'shared-ui';
import { TextField, useFormikContext } from 'shared-ui/forms';
import { SortableList } from 'shared-ui/sortable';
import { authoringMessages } from '../authoring-messages.ts';
import {
  lessonsOf,
  minutesOf,
  newModule,
  type CourseForm,
  type ModuleForm,
} from '../course/course-form.ts';
import { Section } from '../field-layout.ts';
import { PartCard } from '../parts/PartCard.tsx';
import { useParts } from '../parts/use-parts.ts';
import { useAuthoring } from '../use-authoring.ts';
import { messages } from './messages.ts';
import { ProfessorField } from './ProfessorField.tsx';

export function ModulesSection() {
  const intl = useIntl();
  const { duration } = useFormats();
  const { locks, lockOf } = useAuthoring();
  const { values, setValues } = useFormikContext<CourseForm>();
  const modules = useParts('modules');
  const lock = lockOf('content');
  const nameOf = ({ name }: ModuleForm, place: number) =>
    name.trim() || intl.formatMessage(authoringMessages.unnamedModule, { number: place + 1 });

  /** Its lessons stay, and ask for another module (EDIT-09); its own documents go. */
  const remove = (module: ModuleForm) =>
    setValues({
      ...values,
      modules: values.modules.filter(({ key }) => key !== module.key),
      lessons: values.lessons.map((lesson) =>
        lesson.module === module.key ? { ...lesson, module: '' } : lesson,
      ),
      documents: values.documents.filter(({ place }) => place !== module.key),
    });

  return (
    <Section>
      {modules.parts.length === 0 && (
        <PaddedCard>
          <EmptyState
            illustration="lesson"
            titleLevel={2}
            title={<FormattedMessage {...messages.noModules} />}
            text={<FormattedMessage {...messages.noModulesText} />}
          />
        </PaddedCard>
      )}
      <SortableList
        items={modules.parts}
        nameOf={nameOf}
        isLocked={locks.content}
        onMove={(from, to) => modules.move(modules.parts, from, to)}
      >
        {(module, place, controls) => {
          const lessons = lessonsOf(values, module.key);
          return (
            <PartCard
              name={nameOf(module, place)}
              summary={
                <FormattedMessage
                  {...messages.moduleSummary}
                  values={{ count: lessons.length, duration: duration(minutesOf(lessons)) }}
                />
              }
              controls={controls}
              isOpen={modules.isOpen(module)}
              onToggle={() => modules.toggle(module)}
              isFaulty={modules.isFaulty(module)}
              isLocked={locks.content}
              onRemove={() => remove(module)}
              {...(lessons.length > 0
                ? {
                    removeText: (
                      <FormattedMessage
                        {...messages.removeModuleText}
                        values={{ count: lessons.length }}
                      />
                    ),
                  }
                : {})}
            >
              <ModuleFields path={modules.pathOf(module)} lock={lock} />
            </PartCard>
          );
        }}
      </SortableList>
      {!locks.content && (
        <Button
          variant="outlined"
          startIcon={<Glyph name="plus" size={18} />}
          onClick={() => void modules.add(newModule())}
        >
          <FormattedMessage {...messages.addModule} />
        </Button>
      )}
    </Section>
  );
}

function ModuleFields({ path, lock }: { path: string; lock: { lockedReason?: string } }) {
  return (
    <>
      <TextField
        name={`${path}.name`}
        maxLength={200}
        label={<FormattedMessage {...messages.moduleName} />}
        {...lock}
      />
      <ProfessorField path={path} {...lock} />
      <TextField
        name={`${path}.description`}
        isMultiline
        rows={3}
        isOptional
        label={<FormattedMessage {...messages.moduleDescription} />}
        {...lock}
      />
    </>
  );
}
