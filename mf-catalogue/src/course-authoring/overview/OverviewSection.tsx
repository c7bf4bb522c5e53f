import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { SelectField, TextField, useFormikContext } from 'shared-ui/forms';
import { levelMessage } from '../../level-message.ts';
import { categoriesQuery } from '../../categories.ts';
import { creditsQuery, macroCategoriesQuery } from '../api.ts';
import type { CourseForm } from '../course/course-form.ts';
import { Columns, FieldCard, Section } from '../field-layout.ts';
import { useAuthoring } from '../use-authoring.ts';
import { CoverField } from './CoverField.tsx';
import { messages } from './messages.ts';
import { PriceFields } from './PriceFields.tsx';
import { ValidityFields } from './ValidityFields.tsx';

const difficulties = [
  { value: 'Facile', message: messages.difficultyEasy },
  { value: 'Media', message: messages.difficultyMedium },
  { value: 'Alta', message: messages.difficultyHigh },
] as const;

const optionOf = ({ id, name }: { id: number; name: string }) => ({
  value: String(id),
  label: name,
});

/** What the course is, how it is classified, what it costs. */
export function OverviewSection() {
  const intl = useIntl();
  const lock = useAuthoring().lockOf('content');
  const { values } = useFormikContext<CourseForm>();
  const categories = useQuery(categoriesQuery);
  const macroCategories = useQuery(macroCategoriesQuery);
  const credits = useQuery(creditsQuery);
  const chosen = categories.data?.find(({ id }) => String(id) === values.category);
  const macro = macroCategories.data?.find(({ id }) => id === chosen?.macroCategoryId);
  return (
    <Section>
      <FieldCard>
        <h2>
          <FormattedMessage {...messages.identity} />
        </h2>
        <TextField
          name="title"
          maxLength={200}
          label={<FormattedMessage {...messages.title} />}
          {...lock}
        />
        <TextField
          name="synopsis"
          isMultiline
          rows={3}
          label={<FormattedMessage {...messages.synopsis} />}
          help={<FormattedMessage {...messages.synopsisHelp} />}
          {...lock}
        />
        <TextField
          name="description"
          isMultiline
          rows={10}
          label={<FormattedMessage {...messages.description} />}
          help={<FormattedMessage {...messages.descriptionHelp} />}
          {...lock}
        />
        <TextField
          name="prerequisites"
          isMultiline
          rows={3}
          isOptional
          label={<FormattedMessage {...messages.prerequisites} />}
          {...lock}
        />
      </FieldCard>
      <FieldCard>
        <h2>
          <FormattedMessage {...messages.classification} />
        </h2>
        <Columns>
          <SelectField
            name="category"
            label={<FormattedMessage {...messages.category} />}
            options={categories.data?.map(optionOf) ?? []}
            {...(macro
              ? {
                  help: (
                    <FormattedMessage {...messages.macroCategory} values={{ name: macro.name }} />
                  ),
                }
              : {})}
            {...lock}
          />
          <SelectField
            name="level"
            label={<FormattedMessage {...messages.level} />}
            options={[0, 1, 2].map((id) => {
              const message = levelMessage(id);
              return { value: String(id), label: message ? intl.formatMessage(message) : '' };
            })}
            {...lock}
          />
          <SelectField
            name="difficulty"
            label={<FormattedMessage {...messages.difficulty} />}
            options={difficulties.map(({ value, message }) => ({
              value,
              label: intl.formatMessage(message),
            }))}
            {...lock}
          />
          <SelectField
            name="credits"
            label={<FormattedMessage {...messages.credits} />}
            options={
              credits.data?.map(optionOf) ?? [{ value: values.credits, label: values.credits }]
            }
            {...lock}
          />
        </Columns>
        <TextField
          name="tags"
          isOptional
          maxLength={600}
          label={<FormattedMessage {...messages.tags} />}
          help={<FormattedMessage {...messages.tagsHelp} />}
          {...lock}
        />
        <TextField
          name="escoSkills"
          isMultiline
          rows={3}
          isOptional
          label={<FormattedMessage {...messages.escoSkills} />}
          help={<FormattedMessage {...messages.escoSkillsHelp} />}
          {...lock}
        />
      </FieldCard>
      <ValidityFields />
      <CoverField />
      <PriceFields />
    </Section>
  );
}
