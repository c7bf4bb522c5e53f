import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from 'shared-ui';
import { useStore } from 'zustand';
import { messages } from './messages.ts';
import { missingTexts, type MissingTexts } from './missing-texts.ts';

/**
 * Above the page, for all of its teams together. The live region stays, so that its text is announced when it
 * appears.
 */
export function MissingTextsNotice() {
  const places = [...useStore(missingTexts)];
  return <div role="status">{places.length > 0 && <Notice places={places} />}</div>;
}

/** Apart from the region, which every page draws first: to write a list costs V8 10 ms the first time. */
function Notice({ places }: { places: readonly MissingTexts[] }) {
  const intl = useIntl();
  const owners = new Set(places.flatMap(({ owner }) => owner ?? []));
  const teams = intl.formatList([...owners].toSorted());
  // Without the shell's own everything is in Italian, so that no team's can be missed beside them.
  const isOfShell = places.some(({ owner }) => owner === null);
  const [missing, askedAgain] = isOfShell
    ? [messages.ownTextsMissing, messages.ownTextsAskedAgain]
    : [messages.textsMissing, messages.textsAskedAgain];
  const areAskedAgain = places.every(({ isAskedAgain }) => isAskedAgain);
  const askAgain = () => {
    for (const texts of new Set(places.map((place) => place.texts))) texts.askAgain();
  };
  return (
    <Alert
      tone="warning"
      action={
        <button type="button" onClick={askAgain}>
          <FormattedMessage {...messages.retry} />
        </button>
      }
    >
      <FormattedMessage
        {...(areAskedAgain ? askedAgain : missing)}
        values={{ teams, en: (words) => <span lang="en">{words}</span> }}
      />
    </Alert>
  );
}
