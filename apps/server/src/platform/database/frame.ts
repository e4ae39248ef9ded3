/** The statements around a transaction's own statement; each is parsed once per connection, under its name. */
export const frameTexts = {
  beginReading: 'begin read only',
  beginWriting: 'begin read write',
  setCompany: "select set_config('app.company_id', $1::uuid::text, true)",
  enter: "select set_config('app.company_id', $1::uuid::text, true), set_config('statement_timeout', $2, true)",
  // The same with a question in front, whose answer is the first column: a frame more would cost all who call.
  authenticateAndEnter: `select authenticate($1, $2, $3), set_config('app.company_id', $4::uuid::text, true),
    set_config('statement_timeout', $5, true)`,
  authenticateVisitorAndEnter: `select authenticate_visitor($1, $2, $3), set_config('app.company_id', $4::uuid::text, true),
    set_config('statement_timeout', $5, true)`,
  insertHistory: `insert into history (
    company_id, id, at, user_id, employee_id, impersonator_id, visitor_id, entity, entity_id, action, before, after
  ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
  enqueueJob: 'select enqueue_job($1, $2, $3, $4, $5)',
  insertNotifications: `with chosen as (
      select e.id, coalesce(s.in_app, $10::boolean) as is_shown, coalesce(s.mail, $11) as mail
      from employees e
      left join notification_settings s on s.company_id = e.company_id and s.employee_id = e.id and s.kind = $3
      where e.company_id = $1 and e.id = any ($2::uuid[]) and e.is_active
    ), told as (
      insert into notifications as n (
        company_id, employee_id, kind, key, record_id, by_id, by_user_id, payload, created_at, is_shown, mail)
      select $1, id, $3, $4::text, $5::uuid, $6::uuid, $7::uuid, $8::jsonb, $9::timestamptz, is_shown, mail
      from chosen where is_shown or mail <> 'never'
      on conflict (company_id, employee_id, kind, key) do update set
        record_id = excluded.record_id, by_id = excluded.by_id, by_user_id = excluded.by_user_id, payload = excluded.payload,
        created_at = excluded.created_at, is_shown = excluded.is_shown, mail = excluded.mail, mailed_at = null, read_at = null
      where $12::boolean
      returning employee_id, mail
    )
    select enqueue_job('mailNotifications', jsonb_build_object('employeeId', employee_id, 'kind', $3), $13::timestamptz,
      case when $13::timestamptz is not null then concat_ws(' ', 'notifications', $1::text, employee_id::text, $3) end, null)
    from told where mail = 'atOnce'`,
  insertAnswer: `insert into idempotency_keys (company_id, actor_id, key, request, status, body)
    values ($1, $2, $3, $4, $5, $6)`,
  // What nearly every call writes, a change and its kept answer, as one statement: each statement costs its own bind,
  // execution and snapshot, which is a tenth of a small call.
  insertHistoryAndAnswer: `with recorded as (
      insert into history (
        company_id, id, at, user_id, employee_id, impersonator_id, visitor_id, entity, entity_id, action, before, after
      ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    )
    insert into idempotency_keys (company_id, actor_id, key, request, status, body) values ($13, $14, $15, $16, $17, $18)`,
  commit: 'commit',
  rollback: 'rollback',
  // Listeners are cut off when the database breaks down, so nobody need wait until the announcement is on the disk.
  notify: "select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)",
  notifyTwice: "select set_config('synchronous_commit', 'off', true), pg_notify($1, $2), pg_notify($3, $4)",
} as const

export interface Frame {
  readonly name: keyof typeof frameTexts
  readonly values?: readonly (string | null)[]
}
