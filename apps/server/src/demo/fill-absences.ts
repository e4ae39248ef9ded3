import type { DemoCompany } from '@praxis/demo/demo-company'
import { addDays, type Day, startOfWeek } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { companyYearOf } from '@praxis/domain/companies/company-year'
import { listBankHolidays } from '../features/companies/queries/bank-holidays'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { type AbsenceRow, askedLeave, spanOf, takenLeave } from './absences/absence-rows'
import { employeeIdOf } from './demo-employee-id'
import { demoId } from './demo-id'
import { readWorkers } from './time/loggable-work'

const insertAbsences = (db: Tx, rows: readonly AbsenceRow[]): Promise<number> =>
  db.run(sql`
    with rows as materialized (
      select r.*, approver_for(${db.scope.companyId}, r."employeeId", null, ${db.now}) as approver,
             coalesce(d.owner_user_id = e.user_id, false) as "isOwner"
      from jsonb_to_recordset(${JSON.stringify(rows)}) as r(
        id uuid, "employeeId" uuid, reason text, "from" date, "to" date, "datePart" text, comment text, state text,
        decision text, "submittedAt" timestamptz, "decidedAt" timestamptz, "deputyId" uuid)
      join employees e on e.company_id = ${db.scope.companyId} and e.id = r."employeeId"
      join company_directory d on d.id = e.company_id
    ), asked as (
      insert into absences (company_id, id, employee_id, reason_id, first_day, last_day, date_part, comment, state,
                            created_at, updated_at)
      select ${db.scope.companyId}, r.id, r."employeeId", n.id, r."from", r."to", r."datePart", r.comment, r.state,
             r."submittedAt", coalesce(r."decidedAt", r."submittedAt")
      from rows r join absence_reasons n on n.company_id = ${db.scope.companyId} and n.name = r.reason
    ), named as (
      insert into deputies (company_id, id, employee_id, deputy_id, first_day, last_day, absence_id)
      select ${db.scope.companyId}, gen_random_uuid(), "employeeId", "deputyId", "from", "to", id
      from rows where "deputyId" is not null
    ), told as (
      insert into history (company_id, id, at, employee_id, entity, entity_id, action, after)
      select ${db.scope.companyId}::uuid, gen_random_uuid(), "submittedAt", "employeeId", 'absence', id::text, 'requested',
             jsonb_build_object('from', "from", 'to', "to", 'datePart', "datePart", 'reason', reason)
      from rows
      union all
      select ${db.scope.companyId}::uuid, gen_random_uuid(), "submittedAt", "employeeId", 'request', id::text, 'submitted',
             jsonb_build_object('state', 'waitingForApproval')
      from rows
      union all
      select ${db.scope.companyId}::uuid, gen_random_uuid(), "decidedAt", approver, 'request', id::text, state,
             jsonb_build_object('state', state, 'comment', decision)
      from rows where "decidedAt" is not null
    )
    insert into requests (company_id, id, type, state, employee_id, approver_id, submitted_at, decided_by, decided_at,
                          comment, is_auto_approved)
    select ${db.scope.companyId}, id, 'absence', state, "employeeId", approver, "submittedAt",
           case when "decidedAt" is not null and not "isOwner" then approver end, "decidedAt", decision, "isOwner"
    from rows`)

const insertMarkings = async (
  db: Tx,
  { domain, markings = [], ...company }: DemoCompany,
  today: Day,
): Promise<void> => {
  const rows = markings.map(({ who, text, color, takesTime = false, ...days }) => ({
    id: demoId('marking', domain, who, text),
    employeeId: employeeIdOf({ domain, ...company }, who),
    ...{ text, color, takesTime },
    ...spanOf(days, today),
  }))
  await db.run(sql`
    insert into calendar_markings (company_id, id, employee_id, first_day, last_day, date_part, text, color, takes_time,
                                   created_by)
    select ${db.scope.companyId}, r.id, r."employeeId", r."from", r."to", r."datePart", r.text, r.color, r."takesTime",
           e.line_manager_id
    from jsonb_to_recordset(${JSON.stringify(rows)}) as r(
      id uuid, "employeeId" uuid, "from" date, "to" date, "datePart" text, text text, color text, "takesTime" boolean)
    join employees e on e.company_id = ${db.scope.companyId} and e.id = r."employeeId"`)
}

const insertAdjustments = async (db: Tx, company: DemoCompany, yearStart: Day): Promise<void> => {
  for (const { who, by, days, reason } of company.adjustments ?? [])
    await db.run(sql`
      insert into leave_adjustments (company_id, id, employee_id, year_start, half_days, reason, created_by)
      values (${db.scope.companyId}, ${demoId('adjustment', company.domain, who)}, ${employeeIdOf(company, who)},
              ${yearStart}, ${days * 2}, ${reason}, ${employeeIdOf(company, by)})`)
}

/** Leave of this holiday year and the one before for everybody, what is asked for now, markings and adjustments. */
export const fillAbsences = async (db: Tx, company: DemoCompany): Promise<void> => {
  const { companyId } = db.scope
  const settings = await db.row<{ timeZone: string }>(sql`
    select time_zone as "timeZone" from companies where company_id = ${companyId}`)
  const today = dayInTimeZone(new Date(db.now), settings?.timeZone ?? 'UTC')
  const thisYear = companyYearOf(today, company.holidayYearStart)
  const lastYear = companyYearOf(addDays(thisYear.startDate, -1), company.holidayYearStart)
  const holidays = await listBankHolidays(db, { fromDate: lastYear.startDate, toDate: addDays(today, 400) })
  const bankHolidays = new Map(holidays.map(({ date, name }) => [date, name]))
  const workers = await readWorkers(db)
  const recent = addDays(startOfWeek(today), -15)

  const ground = { company, now: db.now, today, recent, bankHolidays, thisYear, lastYear }
  const rows = workers.flatMap((worker) => [...askedLeave(ground, worker), ...takenLeave(ground, worker)])
  await insertAbsences(db, rows)
  await insertMarkings(db, company, today)
  await insertAdjustments(db, company, thisYear.startDate)
  const counting = { leaveCountedSince: lastYear.startDate }
  await db.run(sql`
    update companies
    set settings = settings || jsonb_build_object('employee', coalesce(settings -> 'employee', '{}') || ${counting}::jsonb)
    where company_id = ${companyId}`)
}
