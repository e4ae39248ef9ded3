import { randomUUID } from 'node:crypto'
import type { DatePart } from '@praxis/contract/absences/absence-rules'
import type { EmployeeSettings } from '@praxis/contract/company/company-settings'
import type { input } from 'zod'
import { createEmployee, createTestCompany, type TestPerson } from '../../../testing/people'
import type { TestServer } from '../../../testing/test-server'

/** A Wednesday, at noon in London; the tests of leave live on that day. */
export const NOW = '2026-11-18T12:00:00.000Z'
export const TODAY = '2026-11-18'

/** What a colleague may never read. */
export const SECRETS = ['Rare treatment', 'at the clinic'] as const

interface NewLeave {
  readonly reason?: 'annual' | 'secret' | 'visible'
  readonly from: string
  readonly to?: string
  readonly datePart?: DatePart
  readonly state?: 'waitingForApproval' | 'approved' | 'denied' | 'cancelled'
  readonly comment?: string
}

interface Terms {
  readonly from: string
  readonly until?: string
  readonly days?: number
  /** Seconds from Sunday to Saturday. */
  readonly week?: string
}

/** A firm in which Ria reports to Sam, Sam and Cleo to Mo, and Mo to Hana; Pat manages employees, Otto is apart. */
export const createLeaveFirm = async (server: TestServer) => {
  const company = await createTestCompany(server)
  const person = (firstName: string, options: Parameters<typeof createEmployee>[2] = {}) =>
    createEmployee(server, company, { firstName, lastName: 'Vale', ...options })
  const head = await person('Hana')
  const manager = await person('Mo', { lineManagerId: head.employeeId })
  const sam = await person('Sam', { lineManagerId: manager.employeeId })
  const people = {
    owner: company.owner,
    head,
    manager,
    sam,
    cleo: await person('Cleo', { lineManagerId: manager.employeeId }),
    ria: await person('Ria', { lineManagerId: sam.employeeId }),
    otto: await person('Otto'),
    pat: await person('Pat', { capabilities: ['canManageEmployees'] }),
  }
  const run = (text: string, ...values: unknown[]) => server.sql(text, [company.id, ...values])

  const reasons = { annual: randomUUID(), secret: randomUUID(), visible: randomUUID() }
  await run(
    `insert into absence_reasons (company_id, id, name, initials, color, is_taken_from_balance, allowance_half_days,
                                  is_visible_to_all)
     values ($1, $2, 'Annual leave', 'AL', '#336699', true, null, false),
            ($1, $3, '${SECRETS[0]}', 'RT', '#993333', false, null, false),
            ($1, $4, 'Course', 'CO', '#339966', false, 6, true)`,
    ...[reasons.annual, reasons.secret, reasons.visible],
  )

  const settle = (settings: Partial<input<typeof EmployeeSettings>> = {}) =>
    run(
      `update companies set settings = $2 where company_id = $1`,
      JSON.stringify({ employee: { leaveCountedSince: '2025-01-01', ...settings } }),
    )
  await settle()

  /** Gives somebody a contract of these terms instead of any they had. */
  const employ = async ({ employeeId }: TestPerson, ...terms: Terms[]) => {
    await run(`delete from contract_periods where company_id = $1 and employee_id = $2`, employeeId)
    await run(`update employees set contract_start = $3 where company_id = $1 and id = $2`, employeeId, terms[0]?.from)
    for (const { from, until = null, days = 25, week = '{0,27000,27000,27000,27000,27000,0}' } of terms)
      await run(
        `insert into contract_periods (company_id, employee_id, applied_on, ends_on, type, working_time,
                                       holiday_entitlement_half_days)
         values ($1, $2, $3, $4, 'permanent', $5, $6)`,
        ...[employeeId, from, until, week, days * 2],
      )
  }
  for (const each of Object.values(people)) await employ(each, { from: '2026-01-01' })

  /** Leave as if it had been asked for and decided on. */
  const away = async (who: TestPerson, { from, to = from, datePart = 'fullDay', ...leave }: NewLeave) => {
    const { reason = 'annual', state = 'approved', comment = '' } = leave
    const id: string = randomUUID()
    await run(
      `insert into absences (company_id, id, employee_id, reason_id, first_day, last_day, date_part, comment)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      ...[id, who.employeeId, reasons[reason], from, to, datePart, comment],
    )
    await run(
      `insert into requests (company_id, id, type, state, employee_id, approver_id, submitted_at, decided_at, decided_by,
                             cancelled_at, cancelled_by)
       select $1, $2, 'absence', case when $4 = 'cancelled' then 'approved' else $4 end, $3,
              approver_for($1, $3, null, $5), $5::timestamptz,
              case when $4 <> 'waitingForApproval' then $5::timestamptz end,
              case when $4 <> 'waitingForApproval' then approver_for($1, $3, null, $5) end,
              case when $4 = 'cancelled' then $5::timestamptz end, case when $4 = 'cancelled' then $3::uuid end`,
      ...[id, who.employeeId, state, NOW],
    )
    return id
  }

  /** Takes away everything that lies on calendars. */
  const clear = async () => {
    await run(`delete from absences where company_id = $1`)
    await run(`delete from calendar_markings where company_id = $1`)
    await run(`delete from leave_adjustments where company_id = $1`)
  }

  return { company, ...people, run, reasons, settle, employ, away, clear }
}
export type LeaveFirm = Awaited<ReturnType<typeof createLeaveFirm>>
