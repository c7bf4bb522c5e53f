/** Words of the wire (1§3): areas of a survey, kinds of question, of control and of answer. */
export const areaKinds = ['company', 'profession', 'study', 'interest', 'personal'] as const;

/** `modal`: entries are made in a dialog; `multi`: several choices. */
export const questionTypes = ['single', 'multi', 'modal'] as const;

export const renderTypes = [
  'icon',
  'radio',
  'html',
  'text',
  'date',
  'modal',
  'number',
  'range',
] as const;

export const answerTypes = ['choice', 'text', 'date', 'number', 'experience'] as const;
