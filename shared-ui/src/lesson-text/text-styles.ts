import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * The look of a lesson's text, for the element that holds its blocks: the player shows it so, and the editor while it
 * is written.
 */
export const lessonTextStyles = (theme: Theme): CSSObject => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.body1,
    fontSize: '1.0625rem',
    lineHeight: 1.65,
    overflowWrap: 'break-word',
    '& > *': { margin: 0, maxWidth: theme.layout.readingMax },
    '& > * + *': { marginTop: theme.spacing(4) },
    '& :is(h2, h3)': { textWrap: 'balance' },
    '& > h2': { ...theme.typography.h3 },
    '& > h3': { ...theme.typography.h4 },
    '& > * + h2': { marginTop: theme.spacing(9) },
    '& > * + h3': { marginTop: theme.spacing(6) },
    '& > :is(h2, h3) + *': { marginTop: theme.spacing(2.5) },
    '& :is(ul, ol)': { display: 'grid', gap: theme.spacing(1.5), paddingLeft: theme.spacing(6) },
    '& li > :is(ul, ol)': { marginTop: theme.spacing(1.5) },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li::marker': { color: palette.primary.main, fontWeight: 600 },
    '& li > p': { margin: 0 },
    '& a': {
      color: palette.primary.main,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
    '& strong': { fontWeight: 650 },
    '& blockquote': {
      padding: theme.spacing(1, 0, 1, 5),
      borderLeft: `3px solid ${palette.border.strong}`,
      fontSize: '1.125rem',
      color: palette.text.secondary,
    },
    '& code': {
      fontFamily: theme.fonts.mono,
      fontSize: '0.9em',
      padding: '0.1em 0.35em',
      borderRadius: theme.radius.sm,
      backgroundColor: palette.background.sunken,
    },
    '& pre': {
      padding: theme.spacing(4),
      overflowX: 'auto',
      borderRadius: theme.radius.md,
      backgroundColor: palette.background.sunken,
      ...theme.typography.mono,
      fontSize: '0.9375rem',
      '& > code': { font: 'inherit', padding: 0, background: 'none' },
    },
    '& table': {
      width: '100%',
      borderCollapse: 'collapse',
      ...theme.typography.body2,
      fontSize: '0.9375rem',
      fontVariantNumeric: 'tabular-nums',
    },
    '& caption': {
      captionSide: 'bottom',
      paddingTop: theme.spacing(2),
      textAlign: 'left',
      ...theme.typography.caption,
      color: palette.text.secondary,
    },
    '& :is(th, td)': {
      padding: theme.spacing(2.5, 3),
      textAlign: 'left',
      verticalAlign: 'top',
      borderBottom: `1px solid ${palette.border.subtle}`,
      '&[data-number]': { textAlign: 'right' },
    },
    '& tr:first-of-type th[scope=col]': {
      backgroundColor: palette.background.sunken,
      fontWeight: 600,
      verticalAlign: 'bottom',
    },
    '& th[scope=row]': { fontWeight: 600 },
    '& figure': {
      '& img': {
        display: 'block',
        maxWidth: '100%',
        height: 'auto',
        borderRadius: theme.radius.lg,
        backgroundColor: palette.background.sunken,
      },
      '& figcaption': {
        marginTop: theme.spacing(2),
        ...theme.typography.caption,
        color: palette.text.secondary,
      },
    },
    '@media print': {
      fontSize: '11pt',
      '& :is(h2, h3)': { breakAfter: 'avoid' },
      '& :is(figure, tr, blockquote, pre, fieldset)': { breakInside: 'avoid' },
      '& pre': { whiteSpace: 'pre-wrap' },
      '& a::after': { content: '" (" attr(href) ")"', fontSize: '0.85em' },
    },
  };
};
