/** Why there is no badge to verify. */
export type Unread =
  | 'empty'
  | 'tooLarge'
  | 'unknownFormat'
  | 'brokenPicture'
  | 'noBadge'
  | 'brokenPdf'
  | 'noAttachment'
  | 'page'
  | 'address'
  | 'insecureAddress'
  | 'localAddress'
  | 'ownAddress'
  | 'otherCode'
  | 'brokenToken'
  | 'notABadge'
  | 'noVerifier';

/** The most that is read of a file: pictures of badges have a few hundred kB. */
export const MAX_FILE_BYTES = 4_000_000;
