import { Fragment, type ReactNode } from 'react';
import { isSafeLink, type LessonTextLine, type LessonTextPiece } from 'contracts';

/** A line of a text with its formats. */
export function InlineText({ line }: { line: LessonTextLine }) {
  return line.map((piece, place) => (
    // Pieces have no names of their own, and a text that is read does not change.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>{drawn(piece)}</Fragment>
  ));
}

function drawn({ text, bold, italic, code, link }: LessonTextPiece): ReactNode {
  let shown: ReactNode = withBreaks(text);
  if (code) shown = <code>{shown}</code>;
  if (italic) shown = <em>{shown}</em>;
  if (bold) shown = <strong>{shown}</strong>;
  // The server has checked it; a document that came another way shows its words.
  if (link !== undefined && isSafeLink(link)) {
    shown = (
      <a href={link} target="_blank" rel="noopener noreferrer">
        {shown}
      </a>
    );
  }
  return shown;
}

const withBreaks = (text: string): ReactNode =>
  text.split('\n').map((words, place) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>
      {place > 0 && <br />}
      {words}
    </Fragment>
  ));
