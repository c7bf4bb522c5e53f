/**
 * Where a finished login leads (LOGIN-11, E5, E25): the first survey, once per session and only
 * while some remote serves it; else the private path asked for; else the dashboard.
 */
export function loginDestination(login: {
  surveyCodes: readonly string[];
  canOpenSurvey: boolean;
  wasSurveyOffered: boolean;
  asked: string | null;
}): string {
  const [code] = login.surveyCodes;
  if (code !== undefined && login.canOpenSurvey && !login.wasSurveyOffered) {
    return `/survey/${encodeURIComponent(code)}`;
  }
  return login.asked ?? '/dashboard';
}
