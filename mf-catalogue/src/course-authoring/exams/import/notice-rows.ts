import type { MessageDescriptor } from 'react-intl';
import type { WireNotice } from './api.ts';
import { adviceMessages, reasonMessages, warningMessages } from './notice-messages.ts';

type WarningCode = keyof typeof warningMessages;

export type UnreadRow = { isRead: false; notice: WireNotice; reason: MessageDescriptor };

/** The same loss, in these questions. */
export type WarnedRow = { isRead: true; code: WarningCode; notices: WireNotice[] };

const has = <T extends object>(table: T, key: string): key is keyof T & string =>
  Object.hasOwn(table, key);

/** Why a question is not read, or what to do about a warning. */
export function reasonOf({ code, construct }: WireNotice): MessageDescriptor {
  if (has(adviceMessages, code)) return adviceMessages[code];
  const isKnown = code === 'UNSUPPORTED_INTERACTION' && has(reasonMessages, construct);
  return isKnown ? reasonMessages[construct] : reasonMessages[code];
}

/** Each question that is not read, then each kind of loss with its questions. */
export function noticeRows(notices: readonly WireNotice[]): (UnreadRow | WarnedRow)[] {
  const rows: (UnreadRow | WarnedRow)[] = [];
  const warned = new Map<WarningCode, WarnedRow>();
  for (const notice of notices) {
    const { code } = notice;
    if (!has(warningMessages, code)) {
      rows.push({ isRead: false, notice, reason: reasonOf(notice) });
      continue;
    }
    const row = warned.get(code) ?? { isRead: true, code, notices: [] };
    row.notices.push(notice);
    warned.set(code, row);
  }
  return [...rows, ...warned.values()];
}
