-- What people are searched by in the back office, small and without accents. A word of it begins behind a space.
create or replace function person_words(name text, surname text, email text, communication_email text, fiscal_code text)
returns text language sql immutable as $$
  select public.unaccent('public.unaccent'::regdictionary,
    lower(concat(' ', name, ' ', surname, ' ', email, ' ', communication_email, ' ', fiscal_code)))
$$;
--> statement-breakpoint
create index if not exists account_words on account using gin
  (person_words(name, surname, email, communication_email, fiscal_code) gin_trgm_ops)

--> statement-breakpoint
-- Both orders of the people's table with their words: a walk to a common surname, far down the alphabet, compares the
-- words in the index and makes none. The columns of the words stand behind, as PostgreSQL reads an index alone only
-- where it has every column that the statement names.
create index if not exists account_searched_surname on account
  (surname, name, id, person_words(name, surname, email, communication_email, fiscal_code))
  include (email, communication_email, fiscal_code) where status = 'active'
--> statement-breakpoint
create index if not exists account_searched_name on account
  (name, surname, id, person_words(name, surname, email, communication_email, fiscal_code))
  include (email, communication_email, fiscal_code) where status = 'active'
--> statement-breakpoint
-- Who is no teacher has no date of it: the version before does not write the column, and may take the flag and give it
-- again. Then it is unknown.
create or replace function account_is_no_teacher() returns trigger language plpgsql as $$
begin
  new.docente_since := null;
  return new;
end
$$
--> statement-breakpoint
create or replace trigger account_teacher_since_ends
  before insert or update of is_docente, docente_since on account
  for each row when (not new.is_docente and new.docente_since is not null)
  execute function account_is_no_teacher()
--> statement-breakpoint
-- Teachers of before the column: the audit has the day of those who became some since it is kept.
update account set docente_since = known.at
from (
  select distinct on (subject_id) subject_id, act, at from audit_entry
  where act in ('teacher.enabled', 'teacher.disabled') and subject_kind = 'user'
  order by subject_id, seq desc
) known
where account.is_docente and account.docente_since is null
  and known.act = 'teacher.enabled' and known.subject_id = account.id::text
