import { sql } from 'drizzle-orm';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import { selectRows } from '../../../database/select-rows.ts';
import type { Mail, MailPort } from '../../../ports/mail.ts';

export type CapturedMail = { id: string; to: string; subject: string; text: string; sentAt: Date };
export type CapturedAttachment = { fileName: string; contentType: string; content: Buffer };

/** Keeps mails in place of sending them; a repeated one replaces itself. */
export function mailOutbox({ database, clock }: { database: Database; clock: Clock }): MailPort {
  const keep = (mail: Mail): Promise<void> =>
    database.transaction(async () => {
      await database.db.execute(sql`delete from captured_mail where id = ${mail.id}`);
      await database.db.execute(sql`
          insert into captured_mail (id, recipient, subject, body, sent_at)
          values (${mail.id}, ${mail.to}, ${mail.subject}, ${mail.text}, ${clock.now().toISOString()})`);
      for (const [position, file] of (mail.attachments ?? []).entries()) {
        await database.db.execute(sql`
            insert into captured_mail_attachment (mail_id, position, file_name, content_type, content)
            values (${mail.id}, ${position}, ${file.filename}, ${file.contentType},
              ${Buffer.from(file.content).toString('base64')})`);
      }
    });
  return {
    send: keep,
    async sendBulk(mail, beforeHandOver) {
      beforeHandOver();
      await keep(mail);
      return { result: 'accepted' };
    },
  };
}

type Row = Record<string, unknown>;

const mailOf = (row: Row): CapturedMail => ({
  id: String(row.id),
  to: String(row.recipient),
  subject: String(row.subject),
  text: String(row.body),
  sentAt: new Date(row.sent_at as string | Date),
});

/** The last mails, newest first. */
export async function capturedMails(database: Database, limit: number): Promise<CapturedMail[]> {
  const rows = await selectRows<Row>(
    database.db,
    sql`select * from captured_mail order by sent_at desc, id limit ${limit}`,
  );
  return rows.map(mailOf);
}

export async function capturedMail(
  database: Database,
  id: string,
): Promise<{ mail: CapturedMail; attachments: CapturedAttachment[] } | null> {
  const rows = await selectRows<Row>(
    database.db,
    sql`select * from captured_mail where id = ${id}`,
  );
  if (rows[0] === undefined) return null;
  const files = await selectRows<Row>(
    database.db,
    sql`select * from captured_mail_attachment where mail_id = ${id} order by position`,
  );
  return {
    mail: mailOf(rows[0]),
    attachments: files.map((row) => ({
      fileName: String(row.file_name),
      contentType: String(row.content_type),
      content: Buffer.from(String(row.content), 'base64'),
    })),
  };
}
