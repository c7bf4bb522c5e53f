import { createIntl } from 'react-intl';
import { courseStatus } from '../../course-items.ts';
import { courseSchema } from './course-schema.ts';
import { locksOf } from './life-cycle.ts';

const { draft, published } = courseStatus;
const intl = createIntl({ locale: 'it', onError: () => undefined });

const messageOf = async (field: string, typed: string, status: number): Promise<string | null> => {
  try {
    await courseSchema(intl, locksOf(null), status).validateAt(field, { [field]: typed });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

const tooLittle = 'Il prezzo non può essere inferiore a 1€';

describe.each(['price', 'simulation', 'certification'])('[EDIT-06 part] %s', (field) => {
  it.each([
    ['0', draft, null],
    ['', draft, null],
    ['0,99', draft, tooLittle],
    ['1', draft, null],
    ['0', published, tooLittle],
    ['0,99', published, tooLittle],
    ['1', published, null],
    ['1,00', published, null],
  ])('"%s" in a course of status %i: %s', async (typed, status, message) => {
    expect(await messageOf(field, typed, status)).toBe(message);
  });
});
