import { passed, unchecked, type Outcome } from '../checks.ts';
import { at, listOf, type JsonObject, type Read } from '../reading.ts';
import { checkBitstring } from './bitstring.ts';
import { checkRevocationList } from './revocation-list.ts';

/** Whether a badge still holds, by each list that it names; the worst answer counts. */
export async function checkStatus(
  credential: JsonObject,
  { credentialPath, now }: { credentialPath: string; now: number },
  read: Read,
): Promise<Outcome> {
  const entries = listOf(credential['credentialStatus']);
  if (entries.length === 0) return unchecked('unknownStatus');
  const outcomes = await Promise.all(
    entries.map((entry): Promise<Outcome> => {
      switch (at(entry, 'type')) {
        case 'BitstringStatusListEntry':
          return checkBitstring(entry, now, read);
        case '1EdTechRevocationList':
          return checkRevocationList(entry, credentialPath, read);
        default:
          return Promise.resolve(unchecked('unknownStatus'));
      }
    }),
  );
  return (
    outcomes.find(({ state }) => state === 'failed') ??
    outcomes.find(({ state }) => state === 'unchecked') ??
    passed
  );
}
