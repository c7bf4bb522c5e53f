import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '../i18n/I18nProvider.tsx';
import { messages } from '../i18n/messages.ts';

const Video = styled('video')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  backgroundColor: theme.vars.palette.background.band,
  '&:focus-visible': { outlineOffset: -3 },
  '&::cue': {
    font: `500 1.125rem/1.4 ${theme.fonts.body}`,
    color: theme.vars.palette.common.white,
    backgroundColor: theme.vars.palette.background.band,
  },
}));

/** A video on the browser's own controls; the captions in the language of the page are on from the start. */
export function CaptionedVideo({
  label,
  posterUrl,
  captions,
  ...video
}: {
  label: string;
  posterUrl: string | null;
  captions: readonly { language: 'it' | 'en'; url: string }[];
} & Omit<ComponentProps<typeof Video>, 'aria-label' | 'poster' | 'children'>) {
  const { formatMessage } = useIntl();
  const language = useLocale() === 'en-US' ? 'en' : 'it';
  const names = { it: messages.languageItalian, en: messages.languageEnglish };
  return (
    <Video
      {...video}
      {...(posterUrl === null ? {} : { poster: posterUrl })}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
    >
      {captions.map((track) => (
        <track
          key={track.language}
          kind="captions"
          srcLang={track.language}
          label={formatMessage(names[track.language])}
          src={track.url}
          default={track.language === language}
        />
      ))}
    </Video>
  );
}
