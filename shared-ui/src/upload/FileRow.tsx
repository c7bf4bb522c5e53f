import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { useFocusHeir } from '../accessibility/use-focus-heir.ts';
import type { UploadKind } from './file-rules.ts';
import { UploadGlyph, type UploadGlyphName } from './UploadGlyph.tsx';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  minHeight: 64,
  padding: theme.spacing(2, 1.5, 2, 3.5),
  border: `1.5px solid ${theme.vars.palette.border.default}`,
  borderRadius: theme.radius.md,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-tone=error]': { borderColor: theme.vars.palette.error.main },
}));

const Sign = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  overflow: 'hidden',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.primary.soft,
  color: theme.vars.palette.primary.softText,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

const Texts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  minWidth: 0,
}));

const Name = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}));

const Note = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const Actions = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  // A button with words would leave no room for the name on a phone.
  [theme.breakpoints.down('sm')]: { '&:has(.MuiButton-root)': { gridColumn: '1 / -1' } },
}));

const signs: Record<UploadKind, UploadGlyphName> = {
  document: 'document',
  redemption: 'document',
  'question-package': 'document',
  video: 'video',
  cover: 'picture',
  poster: 'picture',
  question: 'picture',
  'lesson-picture': 'picture',
  captions: 'captions',
};

/** One file: icon or thumbnail, name, status, buttons. It takes the focus of a button of its own that goes. */
export function FileRow({
  kind,
  name,
  picture,
  note,
  tone,
  children,
  actions,
}: {
  kind: UploadKind;
  name: string;
  picture?: string | null | undefined;
  note?: ReactNode;
  tone?: 'error';
  children?: ReactNode;
  actions: ReactNode;
}) {
  const row = useRef<HTMLLIElement>(null);
  const keepsFocus = useFocusHeir(() => row.current);
  return (
    <Row ref={row} tabIndex={-1} {...keepsFocus} {...(tone && { 'data-tone': tone })}>
      <Sign>{picture ? <img src={picture} alt="" /> : <UploadGlyph name={signs[kind]} />}</Sign>
      <Texts>
        <Name title={name}>{name}</Name>
        {children}
        {note && <Note>{note}</Note>}
      </Texts>
      <Actions>{actions}</Actions>
    </Row>
  );
}
