import { randomUUID } from 'node:crypto'
import { absenceRequests } from '@praxis/contract/absences/absence-requests'
import { absences } from '@praxis/contract/absences/absences'
import { approvals } from '@praxis/contract/requests/approvals'
import { createEmployee, createTestCompany, type TestPerson } from '../../../testing/people'
import { startTestServer, type TestServer } from '../../../testing/test-server'

/** A Thursday in November. */
export const TODAY = '2026-11-12'

export const startAbsencesServer = (now: () => string = () => `${TODAY}T11:00:00.000Z`) =>
  startTestServer({ clock: () => new Date(now()) })

interface Terms {
  readonly startDate?: string
  readonly endDate?: string | null
  readonly days?: number
  /** Hours a day, Sunday first. */
  readonly week?: readonly number[]
}

interface NewReason {
  readonly name: string
  readonly isTakenFromBalance?: boolean
  readonly allowanceDays?: number | null
  readonly isVisibleToAll?: boolean
  readonly needsApproval?: boolean
}

const FULL_WEEK = [0, 8, 8, 8, 8, 8, 0]

/** Mia and Cole report to Leo, who reports to Dora; Pat manages employees, and Stan is of another team. */
export const createAbsencesFirm = async (server: TestServer) => {
  const company = await createTestCompany(server)
  await server.sql(
    `update companies set created_at = '2026-01-05', country = 'GB', region = 'ENG', time_zone = 'Europe/London'
     where company_id = $1`,
    [company.id],
  )
  const person = (firstName: string, options: Parameters<typeof createEmployee>[2] = {}) =>
    createEmployee(server, company, { firstName, lastName: 'Hale', ...options })
  const director = await person('Dora')
  const lead = await person('Leo', { lineManagerId: director.employeeId })
  const people = {
    owner: company.owner,
    director,
    lead,
    member: await person('Mia', { lineManagerId: lead.employeeId }),
    colleague: await person('Cole', { lineManagerId: lead.employeeId }),
    personnel: await person('Pat', { capabilities: ['canManageEmployees'] }),
    stranger: await person('Stan'),
  }

  const employ = async (
    { employeeId }: TestPerson,
    { startDate = '2024-01-01', endDate = null, days = 25, week = FULL_WEEK }: Terms = {},
  ) => {
    await server.sql(
      `insert into contract_periods
         (company_id, employee_id, applied_on, type, working_time, holiday_entitlement_half_days, ends_on)
       values ($1, $2, $3, 'permanent', $4, $5, $6)`,
      [company.id, employeeId, startDate, week.map((hours) => hours * 3600), days * 2, endDate],
    )
    await server.sql('update employees set contract_start = coalesce(contract_start, $1) where id = $2', [
      startDate,
      employeeId,
    ])
  }
  for (const each of Object.values(people)) await employ(each)

  const addReason = async ({ name, ...given }: NewReason): Promise<string> => {
    const id = randomUUID()
    const { isTakenFromBalance = false, allowanceDays = null, isVisibleToAll = false, needsApproval = true } = given
    await server.sql(
      `insert into absence_reasons (company_id, id, name, initials, color, is_taken_from_balance, allowance_half_days,
         is_visible_to_all, needs_approval)
       values ($1, $2, $3, $4, '#149288', $5, $6, $7, $8)`,
      [
        ...[company.id, id, name, name.slice(0, 2).toUpperCase(), isTakenFromBalance],
        ...[allowanceDays === null ? null : allowanceDays * 2, isVisibleToAll, needsApproval],
      ],
    )
    return id
  }
  const reasons = {
    annual: await addReason({ name: 'Annual leave', isTakenFromBalance: true, isVisibleToAll: true }),
    study: await addReason({ name: 'Study leave', allowanceDays: 5 }),
    sick: await addReason({ name: 'Sick leave', needsApproval: false }),
    secret: await addReason({ name: 'Bereavement' }),
  }

  /** Asks for whole days; the answer is the absence. */
  const ask = (
    by: TestPerson,
    from: string,
    to = from,
    given: {
      readonly reasonID?: string
      readonly comment?: string
      readonly employeeID?: string
      readonly deputyID?: string
    } = {},
  ) => by.call(absenceRequests.requestFullDayAbsence, { body: { reasonID: reasons.annual, ...given, from, to } })

  const askHalf = (by: TestPerson, date: string, datePart: 'am' | 'pm', reasonID = reasons.annual) =>
    by.call(absenceRequests.requestHalfDayAbsence, { body: { date, datePart, reasonID } })

  const decide = (by: TestPerson, id: string, state: 'approved' | 'denied' | 'waitingForApproval', comment = '') =>
    by.call(approvals.decideRequest, { params: { id }, body: { state, comment } })

  return {
    company,
    ...people,
    employ,
    addReason,
    reasons,
    ask,
    askHalf,
    decide,
    /** Asks for whole days, and has them approved. */
    take: async (by: TestPerson, from: string, to = from, reasonID = reasons.annual) => {
      const { id } = await ask(by, from, to, { reasonID })
      const [row] = await server.sql('select state, approver_id from requests where id = $1', [id])
      const approver = Object.values(people).find(({ employeeId }) => employeeId === row?.approver_id)
      if (row?.state === 'waitingForApproval' && approver) await decide(approver, id, 'approved')
      return id
    },
    cancel: (by: TestPerson, id: string, body: { readonly fromDay?: string; readonly comment?: string } = {}) =>
      by.call(absences.cancelAbsence, { params: { id }, body }),
    settings: (employee: Readonly<Record<string, unknown>>) =>
      server.sql(`update companies set settings = $1 where company_id = $2`, [
        JSON.stringify({ employee }),
        company.id,
      ]),
  }
}

export type AbsencesFirm = Awaited<ReturnType<typeof createAbsencesFirm>>
