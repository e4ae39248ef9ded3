import { absenceRequests } from '@praxis/contract/absences/absence-requests'
import { absences } from '@praxis/contract/absences/absences'
import { leaveBalances } from '@praxis/contract/absences/leave-balance'
import { teamAbsences } from '@praxis/contract/absences/team-absences'
import { companyManagement } from '@praxis/contract/company/company-management'
import { addDays } from '@praxis/domain/calendar/day'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmployee, impersonating } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import { mailsTo } from '../accounts/testing/account-holder'
import { type AbsencesFirm, createAbsencesFirm, startAbsencesServer } from './testing/absences-firm'

let server: TestServer
let firm: AbsencesFirm

beforeAll(async () => {
  server = await startAbsencesServer()
})
beforeEach(async () => {
  firm = await createAbsencesFirm(server)
})

const previewOf = (from: string, to: string) =>
  firm.member.call(absenceRequests.previewAbsence, {
    body: { from, to, datePart: 'fullDay', reasonID: firm.reasons.annual },
  })

describe('bank holidays', () => {
  it('cost nothing in years before leave is counted', async () => {
    expect((await previewOf('2025-12-24', '2025-12-26')).days).toBe(1)
    const refusal = await firm.member.refusal(absenceRequests.requestFullDayAbsence, {
      body: { from: '2025-12-25', to: '2025-12-26', reasonID: firm.reasons.annual },
    })
    expect(refusal.reason).toBe('absenceCostsNothing')
  })

  it('cost nothing while the day from which leave is counted lies ahead', async () => {
    await firm.settings({ leaveCountedSince: '2028-01-01' })
    expect((await previewOf('2026-12-25', '2026-12-28')).days).toBe(0)
  })
})

describe('leave that waits while less has become of what it is taken from', () => {
  const change = (id: string, body: { readonly to?: string; readonly from?: string; readonly comment?: string }) =>
    ({ params: { id }, body: { ...body, version: 1 } }) as const

  it('may be made shorter or get another comment, but not longer', async () => {
    const { id } = await firm.ask(firm.member, '2026-11-16', '2026-12-04')
    await server.sql('update contract_periods set holiday_entitlement_half_days = 10 where employee_id = $1', [
      firm.member.employeeId,
    ])
    const longer = await firm.member.refusal(absences.updateAbsence, change(id, { to: '2026-12-07' }))
    expect(longer).toMatchObject({ reason: 'insufficientAnnualLeaveEntitlement', missingDays: 11 })
    await firm.member.call(absences.updateAbsence, change(id, { comment: 'Still' }))
    const shorter = await firm.member.call(absences.updateAbsence, {
      params: { id },
      body: { to: '2026-11-27', version: 2 },
    })
    expect(shorter).toMatchObject({ days: 10, comment: 'Still' })
  })

  it('may be made shorter where its reason has an allowance, but not longer', async () => {
    const { id } = await firm.ask(firm.member, '2026-11-16', '2026-11-20', { reasonID: firm.reasons.study })
    await server.sql('update absence_reasons set allowance_half_days = 4 where id = $1', [firm.reasons.study])
    const longer = await firm.member.refusal(absences.updateAbsence, change(id, { to: '2026-11-23' }))
    expect(longer).toMatchObject({ reason: 'insufficientAnnualLeaveEntitlement', missingDays: 4 })
    expect(await firm.member.call(absences.updateAbsence, change(id, { to: '2026-11-19' }))).toMatchObject({ days: 4 })
  })

  it('keeps its comment changeable once its days cost nothing', async () => {
    const { id } = await firm.ask(firm.member, '2026-12-01')
    await server.sql(
      `insert into bank_holidays (company_id, id, date, name) values ($1, gen_random_uuid(), '2026-12-01', 'Ours')`,
      [firm.company.id],
    )
    const changed = await firm.member.call(absences.updateAbsence, change(id, { comment: 'Still' }))
    expect(changed).toMatchObject({ days: 0, comment: 'Still' })
  })
})

it('nobody enters leave for themselves, also not while impersonating somebody above', async () => {
  const own = await createEmployee(server, firm.company, {
    capabilities: ['canImpersonate'],
    lineManagerId: firm.lead.employeeId,
  })
  await firm.employ(own)
  const acting = await impersonating(server, own, firm.lead)
  const day = { from: '2026-12-01', to: '2026-12-01', reasonID: firm.reasons.annual }
  const enter = (employeeID: string) => ({ body: { ...day, employeeID } })
  expect((await acting.refusal(absenceRequests.requestFullDayAbsence, enter(own.employeeId))).reason).toBe('notFound')
  const report = await acting.call(leaveBalances.getEmployeeBalanceReport, { params: { id: own.employeeId } })
  expect(report.can.enterAbsence).toBe(false)
  const entered = await acting.call(absenceRequests.requestFullDayAbsence, enter(firm.member.employeeId))
  expect(entered.request.state).toBe('approved')
})

it('days at the end of the calendar, and before any contract, are refused', async () => {
  const { member, personnel } = firm
  const date = 'Invalid Date'
  expect(await member.refusal(teamAbsences.getTeamCalendar, { query: { from: '9999-12-01' } })).toMatchObject({
    fields: [{ path: 'from', message: date }],
  })
  expect(
    await member.refusal(absences.getAbsencesByYear, { query: { fromDate: '9999-12-01', toDate: '9999-12-31' } }),
  ).toMatchObject({ fields: [{ path: 'fromDate' }, { path: 'toDate' }] })
  expect(
    await personnel.refusal(absenceRequests.requestFullDayAbsence, {
      body: { from: '0001-01-01', to: '0001-01-02', reasonID: firm.reasons.sick, employeeID: member.employeeId },
    }),
  ).toMatchObject({ fields: [{ path: 'from', message: date }, { path: 'to' }] })
  for (const leaveCountedSince of ['0001-01-01', '9999-12-31'])
    expect(
      await firm.owner.refusal(companyManagement.updateCompanyManagement, {
        body: { updateEmployeeSettingInput: { leaveCountedSince } },
      }),
    ).toMatchObject({ reason: 'invalidInput', fields: [{ message: date }] })
})

it('whoever is entered as absent is told so, and nobody else', async () => {
  await firm.ask(firm.personnel, '2026-12-01', '2026-12-02', {
    reasonID: firm.reasons.sick,
    comment: 'By phone',
    employeeID: firm.member.employeeId,
  })
  await server.drainJobs()
  const [mail, ...others] = await mailsTo(server, firm.member.username)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Entered: Sick leave · 01/12/2026 – 02/12/2026')
  expect(mail?.text).toContain('Pat Hale entered:')
  for (const other of [firm.lead, firm.personnel, firm.owner]) expect(await mailsTo(server, other.username)).toEqual([])
})

it('leave is ended for whoever falls ill by those who enter the illness, also where another decided on it', async () => {
  const { member, director, personnel, colleague } = firm
  const id = await firm.take(member, '2026-11-09', '2026-11-20')
  for (const [above, fromDay] of [
    [director, '2026-11-18'],
    [personnel, '2026-11-16'],
  ] as const) {
    const refusal = await above.refusal(absences.cancelAbsence, { params: { id }, body: {} })
    expect(refusal.reason).toBe('absenceBegun')
    const ended = await firm.cancel(above, id, { fromDay, comment: 'Ill' })
    expect(ended).toMatchObject({ to: addDays(fromDay, -1), can: { cancel: false, cancelFromDay: true } })
    await firm.ask(above, fromDay, fromDay, { reasonID: firm.reasons.sick, employeeID: member.employeeId })
  }
  for (const other of [colleague, member])
    expect(
      await other.refusal(absences.cancelAbsence, { params: { id }, body: { fromDay: '2026-11-11' } }),
    ).toMatchObject({ reason: other === member ? 'absenceBegun' : 'notFound' })
})
