import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from 'shared-ui';
import { useStore } from 'zustand';
import { messages } from './messages.ts';
import { missingTexts } from './missing-texts.ts';

/**
 * Above the page, for all of its teams together. The live region stays, so that its text is announced when it
 * appears.
 */
export function MissingTextsNotice() {
  const intl = useIntl();
  const places = [...useStore(missingTexts)];
  const teams = intl.formatList([...new Set(places.map(({ owner }) => owner))].toSorted());
  const areAskedAgain = places.every(({ isAskedAgain }) => isAskedAgain);
  const askAgain = () => {
    for (const texts of new Set(places.map((place) => place.texts))) texts.askAgain();
  };
  return (
    <div role="status">
      {places.length > 0 && (
        <Alert
          tone="warning"
          action={
            <button type="button" onClick={askAgain}>
              <FormattedMessage {...messages.retry} />
            </button>
          }
        >
          <FormattedMessage
            {...(areAskedAgain ? messages.textsAskedAgain : messages.textsMissing)}
            values={{ teams }}
          />
        </Alert>
      )}
    </div>
  );
}
