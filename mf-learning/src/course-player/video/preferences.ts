import { create } from 'zustand';

export type CaptionLanguage = 'it' | 'en';

export const captionSizes = ['small', 'medium', 'large'] as const;
export const captionGrounds = ['solid', 'shaded', 'none'] as const;
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** How a person likes to watch; of this browser. */
export type Preferences = {
  areOn: boolean;
  /** Null: that of the page. */
  language: CaptionLanguage | null;
  size: (typeof captionSizes)[number];
  ground: (typeof captionGrounds)[number];
  speed: number;
};

const KEY = 'wb-player';

const byDefault: Preferences = {
  areOn: true,
  language: null,
  size: 'medium',
  ground: 'solid',
  speed: 1,
};

export const usePreferences = create<Preferences>(() => ({ ...byDefault, ...stored() }));

export function changePreferences(change: Partial<Preferences>): void {
  usePreferences.setState(change);
  try {
    localStorage.setItem(KEY, JSON.stringify(usePreferences.getState()));
  } catch {
    // Forbidden or full: it holds for this page.
  }
}

/** What an older or newer version has stored may be anything. */
function stored(): Partial<Preferences> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
    return {
      ...(typeof found.areOn === 'boolean' && { areOn: found.areOn }),
      ...((found.language === 'it' || found.language === 'en') && { language: found.language }),
      ...(isOneOf(captionSizes, found.size) && { size: found.size }),
      ...(isOneOf(captionGrounds, found.ground) && { ground: found.ground }),
      ...(isOneOf(speeds, found.speed) && { speed: found.speed }),
    };
  } catch {
    return {};
  }
}

const isOneOf = <T>(choices: readonly T[], value: unknown): value is T =>
  (choices as readonly unknown[]).includes(value);
