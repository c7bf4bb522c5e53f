/** Why a question of a package is not read. */
export const unreadCodes = [
  'UNSUPPORTED_INTERACTION',
  'SEVERAL_INTERACTIONS',
  'NO_INTERACTION',
  'NO_KEY',
  'MATCH_NOT_ONE_EACH',
  'SEVERAL_SPOTS',
  'SPOT_SHAPE',
  'MEDIA',
  'MATHEMATICS',
  'PICTURE_IN_OPTION',
  'PICTURE_MISSING',
  'PICTURE_UNREADABLE',
  'SEVERAL_PICTURES',
  'STIMULUS',
  'TEMPLATE',
  'ADAPTIVE',
  'QUESTION_INVALID',
  'XML_INVALID',
  'DTD_REFUSED',
  'TOO_LARGE',
  'FILE_MISSING',
  'NOT_AN_ITEM',
] as const;

/** What a question that is read has lost, or has otherwise than its author meant it. */
export const warningCodes = [
  'PARTIAL_POINTS',
  'POINTS_ROUNDED',
  'CUSTOM_SCORING',
  'CASE_SENSITIVE',
  'FORMATTING',
  'RUBRIC',
  'FEEDBACK',
  'FEEDBACK_JOINED',
  'SPOTS_LEFT_OUT',
  'FIXED_ORDER',
  'TITLE_AS_STEM',
  'ACCESSIBILITY',
  'PICTURE_WITHOUT_TEXT',
  'NOT_IN_MANIFEST',
] as const;

export type UnreadCode = (typeof unreadCodes)[number];
export type WarningCode = (typeof warningCodes)[number];

/** What in the file it is about: an interaction, an element, a picture's path, a field; may be empty. */
export type Warning = { code: WarningCode; construct: string };

/** A question that cannot be read; its message is for developers. */
export class UnreadError extends Error {
  readonly code: UnreadCode;
  readonly construct: string;

  constructor(code: UnreadCode, construct = '') {
    super(`${code} ${construct}`);
    this.name = 'UnreadError';
    this.code = code;
    this.construct = construct;
  }
}
