/** The bytes are not a picture that may be read, or be baked. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture';
}
