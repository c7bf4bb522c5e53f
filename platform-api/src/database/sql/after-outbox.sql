-- Mails that were sent on an installation without a mail server.
create table if not exists captured_mail (
  id text primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  sent_at timestamptz not null
)
--> statement-breakpoint
create index if not exists captured_mail_time on captured_mail (sent_at desc)
--> statement-breakpoint
create table if not exists captured_mail_attachment (
  mail_id text not null references captured_mail on delete cascade,
  position smallint not null,
  file_name text not null,
  content_type text not null,
  content text not null,
  primary key (mail_id, position)
)
