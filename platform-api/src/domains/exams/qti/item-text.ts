import { UnreadError } from './notices.ts';
import { elementsIn, rawTextOf, type XmlElement } from './xml.ts';

/** What a part of an item says as plain text, and what it has besides. */
export type ItemText = {
  text: string;
  pictures: XmlElement[];
  /** Names of elements whose look, and nothing else, is lost. */
  formatting: Set<string>;
  hasRubric: boolean;
  hasFeedback: boolean;
};

/** Where the answer is written, when text goes on after it. */
const GAP = '____';

const MATHML = 'http://www.w3.org/1998/Math/MathML';

const blocks = new Set(
  'p div pre blockquote h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tfoot tr section article aside figure figcaption header footer address hr item-body content-body prompt modal-feedback simple-choice simple-associable-choice'.split(
    ' ',
  ),
);
const plain = new Set(
  'p div pre span br section article item-body content-body prompt modal-feedback simple-choice simple-associable-choice'.split(
    ' ',
  ),
);
const media = new Set(['audio', 'video', 'iframe', 'embed', 'source', 'track']);
const templates = new Set(['printed-variable', 'template-block', 'template-inline']);
const feedback = new Set(['feedback-inline', 'feedback-block']);

export const isInteraction = ({ name }: XmlElement) => name.endsWith('interaction');

/**
 * The text of an item's body, a choice or a feedback: a line for each block. The prompt of an interaction is part
 * of it; its choices are not.
 * @throws UnreadError for what a text cannot say: media, mathematics, drawn pictures, computed values
 */
export function readText(element: XmlElement): ItemText {
  const flow = new TextFlow();
  flow.visit(element);
  return { ...flow.found, text: flow.text() };
}

type Line = { text: string; hasGap: boolean; isVerbatim: boolean };

const newLine = (isVerbatim = false): Line => ({ text: '', hasGap: false, isVerbatim });

class TextFlow {
  readonly found: Omit<ItemText, 'text'> = {
    pictures: [],
    formatting: new Set(),
    hasRubric: false,
    hasFeedback: false,
  };
  #lines: Line[] = [newLine()];

  visit(element: XmlElement): void {
    const { name } = element;
    if (element.namespace === MATHML) throw new UnreadError('MATHEMATICS', 'math');
    if (name === 'include') throw new UnreadError('STIMULUS', 'include');
    if (name === 'svg') throw new UnreadError('PICTURE_UNREADABLE', 'svg');
    if (media.has(name)) throw new UnreadError('MEDIA', name);
    if (templates.has(name)) throw new UnreadError('TEMPLATE', name);
    if (name === 'rubric-block') this.found.hasRubric = true;
    else if (feedback.has(name)) this.found.hasFeedback = true;
    else if (name === 'img') this.found.pictures.push(element);
    else if (name === 'object') this.#object(element);
    else if (name === 'br') this.#break();
    else if (name === 'style' || name === 'script') this.found.formatting.add(name);
    else if (isInteraction(element)) this.#interaction(element);
    else this.#container(element);
  }

  text(): string {
    return this.#lines
      .map((line) => ({ ...line, text: line.isVerbatim ? line.text : collapsed(line.text) }))
      .filter(({ text, hasGap, isVerbatim }) =>
        isVerbatim ? text !== '' : text !== '' && !(hasGap && text === GAP),
      )
      .map(({ text }) => text)
      .join('\n');
  }

  #container(element: XmlElement): void {
    const { name } = element;
    const isBlock = blocks.has(name);
    if (!plain.has(name)) this.found.formatting.add(name);
    if (name === 'td' || name === 'th') this.#line.text += ' ';
    if (isBlock) this.#break(name === 'pre');
    for (const child of element.children) {
      if (typeof child === 'string') this.#line.text += child;
      else this.visit(child);
    }
    if (isBlock) this.#break();
  }

  #interaction(interaction: XmlElement): void {
    for (const child of elementsIn(interaction)) if (child.name === 'prompt') this.visit(child);
    this.#line.text += GAP;
    this.#line.hasGap = true;
    // Shown beside the field by the exporter of this product, and kept as the unit.
    const unit = interaction.attributes.get('data-unit');
    if (unit !== undefined) this.#break();
  }

  #object(element: XmlElement): void {
    const type = element.attributes.get('type') ?? '';
    if (!type.startsWith('image/')) throw new UnreadError('MEDIA', `object ${type}`.trim());
    this.found.pictures.push(element);
  }

  #break(isVerbatim = false): void {
    this.#lines.push(newLine(isVerbatim));
  }

  get #line(): Line {
    return this.#lines.at(-1) ?? newLine();
  }
}

/** White space as XML knows it: a no-break space is a character like any other. */
export const collapsed = (text: string): string =>
  text.replaceAll(/[ \t\r\n]+/g, ' ').replaceAll(/^ | $/g, '');

/** Where an `img` or `object` leads, and what it says to who does not see it. */
export const pictureOf = (element: XmlElement): { reference: string; description: string } =>
  element.name === 'img'
    ? {
        reference: element.attributes.get('src') ?? '',
        description: element.attributes.get('alt') ?? '',
      }
    : {
        reference: element.attributes.get('data') ?? '',
        description: collapsed(rawTextOf(element)),
      };
