import type { WireNotice, WireReport } from './api.ts';

/** Lines of a text file: the counts, then every question that is not read, or is read with a loss. */
export function reportText(
  report: WireReport,
  texts: { read: string; warned: string; unread: string; reasonOf: (notice: WireNotice) => string },
): string {
  const counts = [
    report.fileName,
    `${texts.read}: ${report.read}`,
    `${texts.warned}: ${report.warned}`,
    `${texts.unread}: ${report.unread}`,
  ];
  const notices = report.notices.map((notice) =>
    [
      notice.isRead ? texts.warned : texts.unread,
      notice.file,
      notice.title,
      texts.reasonOf(notice),
      `${notice.code} ${notice.construct}`.trim(),
    ].join(' | '),
  );
  return [...counts, '', ...notices, ''].join('\n');
}
