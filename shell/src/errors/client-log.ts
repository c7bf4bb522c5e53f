import { api } from 'shared-auth';

/** As much of a text as the server keeps; the patterns would take long over more. */
const MAX_LENGTH = 4096;

/** Cuts at a space: half of an address could no longer be recognised as one. */
function beginningOf(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const lastGap = Math.max(text.lastIndexOf(' ', MAX_LENGTH), text.lastIndexOf('\n', MAX_LENGTH));
  return text.slice(0, Math.max(lastGap, MAX_LENGTH - 1024));
}

/** Tokens and personal data never leave with a stack (E135). */
export function scrubbed(text: string): string {
  return beginningOf(text)
    .replaceAll(/eyJ[\w-]+(?:\.[\w-]*){0,2}/g, '[token]')
    .replaceAll(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, '[email]')
    .replaceAll(
      /\b[A-Z]{6}[\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{3}[A-Z]\b/gi,
      '[cf]',
    )
    .replaceAll(/([?&](?:code|token|state|session_id|promo)=)[^&\s]+/gi, '$1[…]');
}

/** Sends an error to the server's log; its id, or `null` when the call fails, which only the console hears (SHELL-22, SHELL-23). */
export async function logToServer(error: unknown, errorInfo: string): Promise<string | null> {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  try {
    return await api.post('/api/Logs/InsertLogClientToDb', {
      body: {
        error: scrubbed(text),
        errorInfo: scrubbed(errorInfo),
        date: new Date().toISOString(),
      },
    });
  } catch (failure) {
    console.error(failure);
    return null;
  }
}
