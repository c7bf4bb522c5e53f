import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { EntryFrame } from './EntryFrame.tsx';
import { authReturn, resumeLogin, type LoginOutcome } from './identify.ts';
import { LoginProgress } from './LoginProgress.tsx';
import { useLoginFlow } from './use-login-flow.ts';

/** One exchange per code, however often the page renders. */
const exchanges = new Map<string, Promise<LoginOutcome>>();

function outcomeOf(search: string): Promise<LoginOutcome> {
  let exchange = exchanges.get(search);
  if (exchange === undefined) {
    exchange = resumeLogin(authReturn(search));
    exchanges.set(search, exchange);
  }
  return exchange;
}

/** Where the identity provider sends the browser back to (LOGIN-06 to LOGIN-18). */
export function AuthPage() {
  const { search } = useLocation();
  const flow = useLoginFlow();
  const take = useEffectEvent(flow.take);

  useEffect(() => {
    let isCurrent = true;
    const resume = async () => {
      const login = await outcomeOf(search);
      if (isCurrent) take(login);
    };
    void resume();
    return () => {
      isCurrent = false;
    };
  }, [search]);

  return (
    <EntryFrame>
      <LoginProgress flow={flow} />
    </EntryFrame>
  );
}
