/**
 * For `shouldForwardProp`: these choose a style and stay out of the DOM. A rule of one's own
 * replaces MUI's, so what MUI keeps back is kept back here too.
 */
export const omitProps =
  (...names: string[]) =>
  (name: string): boolean =>
    ![...names, 'sx', 'as', 'theme', 'ownerState'].includes(name);
