import { useIntl } from 'react-intl';
import { Select } from 'shared-ui/forms';
import type { Lesson } from '../course.ts';
import { messages } from './messages.ts';
import { momentText, paragraphsOf, type Place } from './place.ts';

/** Of a paragraph, in the list of places. */
const MAX_WORDS = 40;

const firstWords = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_WORDS ? `${line.slice(0, MAX_WORDS).trimEnd()}…` : line;
};

type ChosenPlace = Pick<Place, 'second' | 'paragraph'>;

/** Which point of the lesson is meant: of a video the moment, of a text a paragraph, or the whole lesson. */
export function PlaceSelect({
  id,
  lesson,
  moment,
  place,
  onChange,
}: {
  id: string;
  lesson: Lesson;
  /** Where the video is, whole seconds; null without one. */
  moment: number | null;
  place: ChosenPlace;
  onChange: (place: ChosenPlace) => void;
}) {
  const intl = useIntl();
  const shownMoment = place.second ?? moment;
  const options = [
    ...(shownMoment === null
      ? []
      : [
          {
            value: 'moment',
            label: intl.formatMessage(messages.moment, { moment: momentText(shownMoment) }),
          },
        ]),
    { value: 'lesson', label: intl.formatMessage(messages.wholeLesson) },
    ...(shownMoment !== null
      ? []
      : paragraphsOf(lesson).map((paragraph, index) => ({
          value: `paragraph:${paragraph.id}`,
          label: intl.formatMessage(messages.paragraph, {
            number: index + 1,
            text: firstWords(paragraph.text),
          }),
        }))),
  ];
  const value =
    place.second !== null
      ? 'moment'
      : place.paragraph !== null
        ? `paragraph:${place.paragraph}`
        : 'lesson';
  return (
    <Select
      id={id}
      label={intl.formatMessage(messages.place)}
      options={options}
      value={value}
      onChange={(chosen) => {
        const paragraph = chosen.startsWith('paragraph:') ? chosen.slice(10) : null;
        onChange({ second: chosen === 'moment' ? shownMoment : null, paragraph });
      }}
    />
  );
}
