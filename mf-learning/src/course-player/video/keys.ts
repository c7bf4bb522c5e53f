/** What a key does while the focus is in the player (WCAG 2.1.4: letters do nothing elsewhere). */
export type PlayerAction =
  | { does: 'play' | 'mute' | 'captions' | 'full-screen' | 'write-note' | 'list-keys' }
  | { does: 'seek-by'; seconds: number }
  | { does: 'seek-to-share'; share: number }
  | { does: 'volume-by'; share: number };

type Press = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

const byKey: Record<string, PlayerAction> = {
  ' ': { does: 'play' },
  k: { does: 'play' },
  arrowleft: { does: 'seek-by', seconds: -5 },
  arrowright: { does: 'seek-by', seconds: 5 },
  j: { does: 'seek-by', seconds: -10 },
  l: { does: 'seek-by', seconds: 10 },
  arrowup: { does: 'volume-by', share: 0.1 },
  arrowdown: { does: 'volume-by', share: -0.1 },
  m: { does: 'mute' },
  c: { does: 'captions' },
  f: { does: 'full-screen' },
  n: { does: 'write-note' },
  '?': { does: 'list-keys' },
};

/** Null for a key that is not the player's, and with a key that makes it a shortcut of the browser. */
export function actionOfKey({ key, ctrlKey, metaKey, altKey }: Press): PlayerAction | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^\d$/.test(key)) return { does: 'seek-to-share', share: Number(key) / 10 };
  return Object.hasOwn(byKey, key.toLowerCase()) ? (byKey[key.toLowerCase()] ?? null) : null;
}

/** Whether a control takes this key for itself: buttons are pressed by space, lists and sliders moved by arrows. */
export function isOfControl(target: EventTarget | null, key: string): boolean {
  if (target instanceof HTMLSelectElement) return true;
  if (target instanceof HTMLButtonElement) return key === ' ';
  return target instanceof HTMLInputElement && key.startsWith('Arrow');
}

/** The same to read: keys as they are written on a keyboard, and the text of what they do. */
export const keyList = [
  [['Space', 'K'], 'keyPlay'],
  [['←', '→'], 'keySeek5'],
  [['J', 'L'], 'keySeek10'],
  [['0', '…', '9'], 'keyShare'],
  [['↑', '↓'], 'keyVolume'],
  [['M'], 'keyMute'],
  [['C'], 'keyCaptions'],
  [['F'], 'keyFullScreen'],
  [['N'], 'keyNote'],
  [['?'], 'keyList'],
] as const;
