import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import type { LessonBlock, LessonBlockOf, LessonListItem, LessonText } from 'contracts';
import { headingLevels } from './heading-levels.ts';
import { InlineText } from './InlineText.tsx';
import { LessonPicture } from './LessonPicture.tsx';
import { LessonTable } from './LessonTable.tsx';
import { lessonTextStyles } from './text-styles.ts';

const Root = styled('div')(({ theme }) => lessonTextStyles(theme));

/** The id of a block's element in the page. */
export const blockElementId = (blockId: string): string => `b-${blockId}`;

/**
 * The text of a lesson, drawn from its document: elements are made here, so that nothing in it can be markup. Each block
 * carries its id (`data-block`), which notes refer to. Courses are written in Italian.
 */
export function LessonDocument({
  text,
  pictures,
  newPictureUrl,
  checkpoint = () => null,
}: {
  text: LessonText;
  /** Short-lived addresses of its pictures. */
  pictures: readonly { fileName: string; url: string }[];
  newPictureUrl?: (fileName: string) => Promise<string>;
  /** Draws a question of the text; none by default. */
  checkpoint?: (block: LessonBlockOf<'checkpoint'>) => ReactNode;
}) {
  const levels = headingLevels(text.blocks);
  return (
    <Root lang="it">
      {text.blocks.map((block) => (
        <Fragment key={block.id}>{drawn(block)}</Fragment>
      ))}
    </Root>
  );

  function drawn(block: LessonBlock): ReactNode {
    const own = { id: blockElementId(block.id), 'data-block': block.id };
    switch (block.type) {
      case 'paragraph':
        return (
          <p {...own}>
            <InlineText line={block.content} />
          </p>
        );
      case 'heading': {
        const Heading = levels.get(block.id) ?? 'h2';
        return (
          <Heading {...own} tabIndex={-1}>
            <InlineText line={block.content} />
          </Heading>
        );
      }
      case 'list':
        return <TextList {...own} list={block} />;
      case 'table':
        return <LessonTable {...own} table={block} />;
      case 'figure':
        return (
          <LessonPicture
            {...own}
            newUrl={newPictureUrl}
            figure={block}
            url={pictures.find(({ fileName }) => fileName === block.fileName)?.url ?? null}
          />
        );
      case 'quote':
        return (
          <blockquote {...own}>
            <InlineText line={block.content} />
          </blockquote>
        );
      case 'code':
        return (
          // It may be wider than a phone: the arrows scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre {...own} tabIndex={0}>
            <code>{block.text}</code>
          </pre>
        );
      case 'checkpoint':
        return <div {...own}>{checkpoint(block)}</div>;
    }
  }
}

function TextList({
  list,
  ...attributes
}: {
  list: { ordered: boolean; items: readonly LessonListItem[] };
  id?: string;
  'data-block'?: string;
}) {
  const List = list.ordered ? 'ol' : 'ul';
  return (
    <List {...attributes}>
      {list.items.map((item, place) => (
        // Items have no names of their own, and a text that is read does not change.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          <InlineText line={item.content} />
          {item.list && <TextList list={item.list} />}
        </li>
      ))}
    </List>
  );
}
