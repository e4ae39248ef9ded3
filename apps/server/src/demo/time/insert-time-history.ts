import type { Tx } from '../../platform/database/database'
import { rawSql, sql } from '../../platform/database/sql'

/** Moments in a history are texts, as the product writes them. */
const momentText = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The fields of an entry as it was logged: those before an amendment, if somebody made one. */
const loggedFields = rawSql(`jsonb_build_object(
  'day', s.day, 'from', case when s.ends_at is not null then ${momentText('s.starts_at')} end,
  'to', ${momentText('s.ends_at')}, 'duration', coalesce(s.original -> 'duration', to_jsonb(s.duration)),
  'chargeableDuration', coalesce(s.original -> 'chargeableDuration', to_jsonb(s.chargeable)), 'project', p.name,
  'client', c.name, 'task', t.title, 'role', s.role_name, 'comment', s.comment, 'tags', s.tags,
  'dynamicDetails', jsonb_build_object())`)

/**
 * Writes the history that two years of logging, submitting and deciding leave behind, in one statement. The database
 * has no statistics yet of the rows filled in just now, so they are analysed first.
 */
export const insertTimeHistory = async (db: Tx): Promise<void> => {
  const { companyId } = db.scope
  await db.run(sql`
    with happened (at, employee_id, entity, entity_id, action, before, after) as materialized (
      select s.created_at, s.employee_id, 'timeSheetSubmission', s.id,
             case when s.correction_of is null then 'created' else 'corrected' end, null::jsonb, ${loggedFields}
      from time_sheet_submissions s
      left join targetables p on p.company_id = ${companyId} and p.id = s.targetable_id
      left join clients c on c.company_id = ${companyId} and c.id = s.client_id
      left join tasks t on t.company_id = ${companyId} and t.id = s.task_id
      where s.company_id = ${companyId}
      union all
      select s.amended_at - interval '1 minute', s.amended_by, 'timeSheetSubmission', s.id, 'amended',
             jsonb_build_object('duration', s.original -> 'duration',
                                'chargeableDuration', s.original -> 'chargeableDuration'),
             jsonb_build_object('duration', s.duration, 'chargeableDuration', s.chargeable)
      from time_sheet_submissions s where s.company_id = ${companyId} and s.original is not null
      union all
      select r.submitted_at, r.employee_id, 'request', r.id,
             case when r.is_auto_approved then 'approvedAtOnce' else 'submitted' end, null,
             jsonb_build_object('state', case when r.is_auto_approved then r.state else 'waitingForApproval' end)
      from requests r where r.company_id = ${companyId}
      union all
      select r.decided_at, r.decided_by, 'request', r.id, r.state,
             jsonb_strip_nulls(jsonb_build_object('state', 'waitingForApproval', 'comment', case when r.comment <> '' then '' end)),
             jsonb_strip_nulls(jsonb_build_object('state', r.state, 'comment', nullif(r.comment, '')))
      from requests r where r.company_id = ${companyId} and r.decided_by is not null
    )
    insert into history (company_id, id, at, user_id, employee_id, entity, entity_id, action, before, after)
    select ${companyId}, gen_random_uuid(), h.at, e.user_id, h.employee_id, h.entity, h.entity_id::text, h.action, h.before,
           h.after
    from happened h join employees e on e.company_id = ${companyId} and e.id = h.employee_id
    order by h.entity, h.entity_id`)
}
