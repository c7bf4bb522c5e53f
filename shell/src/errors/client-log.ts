import { api } from 'shared-auth';

/** Tokens and personal data never leave with a stack (E135). */
export function scrubbed(text: string): string {
  return text
    .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]')
    .replaceAll(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[email]')
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
        error: scrubbed(text).slice(0, 8000),
        errorInfo: scrubbed(errorInfo).slice(0, 8000),
        date: new Date().toISOString(),
      },
    });
  } catch (failure) {
    console.error(failure);
    return null;
  }
}
