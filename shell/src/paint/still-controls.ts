const CONTROL = /<(button|input|select|textarea)(?=[\s>/])(?![^>]*\sdisabled[=\s>])/giu;

/**
 * A press on a painted control would be lost: only links work before the application is there. Its look is
 * by class, so a disabled one looks as it will.
 */
export const withControlsDisabled = (html: string): string =>
  html.replaceAll(CONTROL, (start) => `${start} disabled=""`);
