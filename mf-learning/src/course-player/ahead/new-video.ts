/** The element of a lesson's video; the player's, whether it or the page's script makes it. */
export const newVideo = (): HTMLVideoElement =>
  Object.assign(document.createElement('video'), { preload: 'metadata', playsInline: true });
