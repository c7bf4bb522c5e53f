import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isApiError } from 'shared-auth';
import {
  clearLoginRequest,
  loginRequestId,
  walletCode,
  walletStatus,
  type LoginKind,
} from 'shared-auth/host';
import { pollDelay, secondsUntil } from './qr-countdown.ts';

type Code = {
  /** The address in the QR code. */
  address: string;
  /** Opens a wallet on this device. */
  sameDevice: string;
  expiresAt: string;
  /** When it ends, by `performance.now()`: the clock of the device may be wrong. */
  endsAt: number;
};

export type QrLogin =
  | { state: 'making' }
  | { state: 'shown'; code: Code; isOpened: boolean }
  | { state: 'over'; reason: 'expired' | 'declined' }
  /** `text` of the server; null for the general one. */
  | { state: 'failed'; text: string | null };

/**
 * Makes a QR code, polls the wallet's progress, and reports when a person has been identified. A new
 * code belongs to a new request (LOGIN-05, LOGIN-18).
 */
export function useQrLogin(
  kind: LoginKind,
  isLeaving: boolean,
  onPresented: (requestId: string) => void,
) {
  const [attempt, setAttempt] = useState(0);
  // A code that is made after the provider's address would begin the login again, and the provider's answer
  // would find nobody waiting. One that is on its way already goes first (`shared-auth`).
  const [isHeld, setHeld] = useState(isLeaving);
  if (isHeld && !isLeaving) setHeld(false);
  const turn = `${kind} ${attempt}`;
  const [seen, setSeen] = useState<{ turn: string; login: QrLogin } | null>(null);
  const presented = useEffectEvent(onPresented);
  const isWanted = useEffectEvent(() => !isLeaving);

  useEffect(() => {
    if (isHeld) return undefined;
    const leaving = new AbortController();
    const setLogin = (login: QrLogin) => setSeen({ turn, login });
    const follow = async () => {
      const { signal } = leaving;
      try {
        const { requestId, made } = await newCode(kind, () => !signal.aborted && isWanted());
        if (signal.aborted) return;
        // The press came between the drawing of the page and this call.
        if (made === null) {
          setHeld(true);
          return;
        }
        const endsAt = performance.now() + made.secondsLeft * 1000;
        const code = { ...made, address: made.code, endsAt };
        setLogin({ state: 'shown', code, isOpened: false });
        const end = await answered(requestId, code, signal, () =>
          setLogin({ state: 'shown', code, isOpened: true }),
        );
        if (signal.aborted) return;
        if (end === 'presented') presented(requestId);
        else setLogin({ state: 'over', reason: end });
      } catch (error) {
        if (signal.aborted) return;
        setLogin({ state: 'failed', text: isApiError(error) ? error.info : null });
      }
    };
    void follow();
    return () => leaving.abort();
  }, [kind, turn, isHeld]);

  const renew = useCallback(() => {
    if (isLeaving) return;
    clearLoginRequest();
    setAttempt((count) => count + 1);
  }, [isLeaving]);

  // Until this code exists, the state belongs to the previous one.
  const login: QrLogin = seen?.turn === turn ? seen.login : { state: 'making' };
  return { login, renew };
}

/** A code of the login under way; of a new one where the server knows that one as another browser's. */
async function newCode(kind: LoginKind, isWanted: () => boolean) {
  const make = async () => {
    const requestId = loginRequestId();
    return { requestId, made: await walletCode(requestId, kind, isWanted) };
  };
  try {
    return await make();
  } catch (error) {
    // The page was loaded anew before the first answer came, and the cookie of this browser with it.
    if (!isApiError(error) || error.code !== 'LOGIN_EXPIRED') throw error;
    clearLoginRequest();
    return make();
  }
}

/** Polls every two seconds, less often after failures, and not at all while the page is hidden. */
async function answered(
  requestId: string,
  code: Code,
  signal: AbortSignal,
  onOpened: () => void,
): Promise<'presented' | 'declined' | 'expired'> {
  let failures = 0;
  while (!signal.aborted) {
    await pause(pollDelay(failures), signal);
    if (secondsUntil(code.endsAt, performance.now()) === 0) return 'expired';
    if (signal.aborted || document.hidden) continue;
    try {
      const { status, expiresAt } = await walletStatus(requestId, signal);
      failures = 0;
      if (status === 'presented' || status === 'declined') return status;
      // Another tab has made a newer code of the same login.
      if (status === 'expired' || expiresAt !== code.expiresAt) return 'expired';
      if (status === 'opened') onOpened();
    } catch {
      failures += 1;
    }
  }
  return 'expired';
}

/** Ends early when the page is left, or comes back to the front. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      document.removeEventListener('visibilitychange', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    document.addEventListener('visibilitychange', end);
  });
