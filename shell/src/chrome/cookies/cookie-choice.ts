const name = 'worker_badge_cookie';
const DAY_SECONDS = 24 * 60 * 60;
/** Acceptance as quoted (SHELL-19); a refusal is kept longer, so that the question does not return at day 150 (E80). */
const days = { accepted: 150, rejected: 200 } as const;

export type CookieChoice = keyof typeof days;

export function cookieChoice(cookies = document.cookie): CookieChoice | null {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return value === 'accepted' || value === 'rejected' ? value : null;
}

/** The `document.cookie` text that keeps a choice. */
export const cookieOf = (choice: CookieChoice): string =>
  `${name}=${choice}; Max-Age=${days[choice] * DAY_SECONDS}; Path=/; SameSite=Lax`;
