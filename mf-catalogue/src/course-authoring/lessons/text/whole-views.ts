import type { Node } from 'prosemirror-model';
import type { NodeViewConstructor } from 'prosemirror-view';
import type { CheckpointAttributes, FigureAttributes } from './schema.ts';

export type ViewTexts = { checkpoint: string; right: string; pictureMissing: string };

type ViewNeeds = {
  texts: () => ViewTexts;
  /** A short-lived address of a picture; rejects where there is none. */
  urlOf: (fileName: string) => Promise<string>;
};

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text?: string,
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (text !== undefined) made.textContent = text;
  return made;
}

/** How the editor shows a picture and a checkpoint: as they are, to be opened and changed in a dialog. */
export const wholeViews = (needs: ViewNeeds): Record<string, NodeViewConstructor> => ({
  figure: (node) =>
    viewOf(node, 'figure', (dom, data: FigureAttributes) => drawFigure(dom, data, needs)),
  checkpoint: (node) =>
    viewOf(node, 'section', (dom, data: CheckpointAttributes) => drawCheckpoint(dom, data, needs)),
});

function viewOf<Data>(
  first: Node,
  tag: 'figure' | 'section',
  draw: (dom: HTMLElement, data: Data) => void,
) {
  const dom = element(tag);
  dom.contentEditable = 'false';
  let shown = first;
  draw(dom, first.attrs['data'] as Data);
  return {
    dom,
    update: (node: Node) => {
      if (node.type !== first.type) return false;
      if (node.attrs['data'] !== shown.attrs['data']) {
        dom.replaceChildren();
        draw(dom, node.attrs['data'] as Data);
      }
      shown = node;
      return true;
    },
    ignoreMutation: () => true,
  };
}

function drawFigure(dom: HTMLElement, data: FigureAttributes, { texts, urlOf }: ViewNeeds): void {
  const picture = element('img');
  picture.alt = data.alt;
  picture.width = data.width;
  picture.height = data.height;
  dom.append(picture);
  if (data.caption !== '') dom.append(element('figcaption', data.caption));
  urlOf(data.fileName).then(
    (url) => picture.setAttribute('src', url),
    () => picture.replaceWith(element('p', `${texts().pictureMissing} ${data.alt}`)),
  );
}

function drawCheckpoint(dom: HTMLElement, data: CheckpointAttributes, { texts }: ViewNeeds): void {
  const { checkpoint, right } = texts();
  const options = element('ul');
  for (const option of data.options) {
    const item = element('li', option.text);
    if (option.isRight) item.append(' ', element('strong', `(${right})`));
    options.append(item);
  }
  dom.append(element('small', checkpoint), element('p', data.question), options);
}
