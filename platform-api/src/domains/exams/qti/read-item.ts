import { checkQuestion } from '../questions/check-question.ts';
import type { Question } from '../questions/question.ts';
import { isInteraction, pictureOf, readText, type ItemText } from './item-text.ts';
import { UnreadError, type Warning } from './notices.ts';
import type { PictureSize } from './regions.ts';
import { camelCased, readKey } from './read-key.ts';
import { readDeclaration, readScoring } from './read-scoring.ts';
import { childrenNamed, descendants, descendantsNamed, type XmlElement } from './xml.ts';

/** A picture of the package that was found, and can be shown. */
export type ItemPicture = { path: string; size: PictureSize };

export type ReadItem = {
  question: Question;
  stem: string;
  points: number;
  explanation: string;
  picture: ItemPicture | null;
  pictureText: string;
  warnings: Warning[];
};

/** Checks a question by its area too; an item has none of its own. */
const ANY_AREA = 'area';

/**
 * A question out of one assessment item.
 * @param findPicture the picture that a reference of the item leads to
 * @throws UnreadError
 */
export async function readItem(
  item: XmlElement,
  findPicture: (reference: string) => Promise<ItemPicture>,
): Promise<ReadItem> {
  const [body] = childrenNamed(item, 'item-body');
  if (item.name !== 'assessment-item' || body === undefined) throw new UnreadError('NOT_AN_ITEM');
  refuseWhatIsComputed(item);
  const interaction = onlyInteraction(body);
  const text = readText(body);
  const warnings = [...warningsOf(text), ...besides(item)];

  const pictures = [...text.pictures, ...pictureOfInteraction(interaction)].map(pictureOf);
  const [first, second] = pictures;
  if (second !== undefined) throw new UnreadError('SEVERAL_PICTURES', second.reference);
  const picture = first === undefined ? null : await findPicture(first.reference);

  const declaration = readDeclaration(declarationOf(item, interaction));
  const scoring = readScoring(item, declaration);
  const key = readKey({
    item,
    interaction,
    declaration,
    scoring,
    pictureSize: picture?.size ?? null,
  });
  const explanation = readExplanation(item, warnings);
  const stem = text.text === '' ? titleOf(item, warnings) : text.text;
  const pictureText = first === undefined ? '' : descriptionOf(first, item, warnings);
  const read = {
    stem,
    points: scoring.points,
    explanation,
    picture,
    pictureText,
    warnings: joined([...warnings, ...scoring.warnings, ...key.warnings]),
  };
  const checked = checkQuestion({
    ...read,
    ...key.question,
    area: ANY_AREA,
    hasPicture: picture !== null,
  });
  if (!checked.isValid) {
    const [[field, fault] = ['', '']] = Object.entries(checked.faults);
    throw new UnreadError('QUESTION_INVALID', `${field} ${fault}`);
  }
  return { ...read, question: checked.question };
}

export const itemTitle = ({ attributes }: XmlElement): string =>
  (attributes.get('title') ?? attributes.get('identifier') ?? '').trim();

/** Who does not see a picture needs its text; where the item has none, its title is a beginning. */
function descriptionOf(
  { reference, description }: { reference: string; description: string },
  item: XmlElement,
  warnings: Warning[],
): string {
  if (/\S/.test(description)) return description;
  warnings.push({ code: 'PICTURE_WITHOUT_TEXT', construct: reference });
  return itemTitle(item);
}

function titleOf(item: XmlElement, warnings: Warning[]): string {
  warnings.push({ code: 'TITLE_AS_STEM', construct: 'title' });
  return itemTitle(item);
}

function refuseWhatIsComputed(item: XmlElement): void {
  if (item.attributes.get('adaptive') === 'true') throw new UnreadError('ADAPTIVE', 'adaptive');
  for (const name of ['template-declaration', 'template-processing']) {
    if (childrenNamed(item, name).length > 0) throw new UnreadError('TEMPLATE', camelCased(name));
  }
  if (childrenNamed(item, 'assessment-stimulus-ref').length > 0) {
    throw new UnreadError('STIMULUS', 'assessmentStimulusRef');
  }
}

function onlyInteraction(body: XmlElement): XmlElement {
  const interactions = descendants(body).filter(isInteraction);
  const [interaction, another] = interactions;
  if (interaction === undefined) throw new UnreadError('NO_INTERACTION');
  const names = [...new Set(interactions.map(({ name }) => camelCased(name)))].join(', ');
  if (another !== undefined) throw new UnreadError('SEVERAL_INTERACTIONS', names);
  return interaction;
}

function declarationOf(item: XmlElement, interaction: XmlElement): XmlElement {
  const identifier = interaction.attributes.get('response-identifier');
  const declaration = childrenNamed(item, 'response-declaration').find(
    ({ attributes }) => attributes.get('identifier') === identifier,
  );
  if (declaration === undefined) throw new UnreadError('NO_KEY', 'responseDeclaration');
  return declaration;
}

/** The picture that a hot spot is on; the choices of other interactions are texts. */
const pictureOfInteraction = (interaction: XmlElement): XmlElement[] =>
  ['select-point-interaction', 'hotspot-interaction'].includes(interaction.name)
    ? descendants(interaction).filter(({ name }) => name === 'img' || name === 'object')
    : [];

const warningsOf = (text: ItemText): Warning[] => [
  ...(text.formatting.size > 0
    ? [{ code: 'FORMATTING' as const, construct: [...text.formatting].join(', ') }]
    : []),
  ...(text.hasRubric ? [{ code: 'RUBRIC' as const, construct: 'rubricBlock' }] : []),
  ...(text.hasFeedback ? [{ code: 'FEEDBACK' as const, construct: 'feedbackBlock' }] : []),
];

function besides(item: XmlElement): Warning[] {
  const has = (name: string) => descendantsNamed(item, name).length > 0;
  const accessibility = ['catalog-info', 'companion-materials-info'].filter(has);
  return [
    ...(has('stylesheet') ? [{ code: 'FORMATTING' as const, construct: 'stylesheet' }] : []),
    ...accessibility.map((name) => ({
      code: 'ACCESSIBILITY' as const,
      construct: camelCased(name),
    })),
  ];
}

/** Whatever an item says after the answer; ours has one text for every answer. */
function readExplanation(item: XmlElement, warnings: Warning[]): string {
  const feedbacks = childrenNamed(item, 'modal-feedback').map(readText);
  const [picture] = feedbacks.flatMap(({ pictures }) => pictures);
  if (picture !== undefined) {
    warnings.push({ code: 'FEEDBACK', construct: pictureOf(picture).reference });
  }
  if (feedbacks.length > 1) warnings.push({ code: 'FEEDBACK_JOINED', construct: 'modalFeedback' });
  warnings.push(...feedbacks.flatMap(warningsOf));
  return feedbacks
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join('\n');
}

/** Each code once, with all that it is about. */
function joined(warnings: readonly Warning[]): Warning[] {
  const constructs = new Map<Warning['code'], Set<string>>();
  for (const { code, construct } of warnings) {
    constructs.set(code, (constructs.get(code) ?? new Set()).add(construct));
  }
  return [...constructs].map(([code, all]) => ({ code, construct: [...all].join(', ') }));
}
