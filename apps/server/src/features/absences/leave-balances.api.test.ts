import { leaveBalances } from '@praxis/contract/absences/leave-balance'
import { teamAbsences } from '@praxis/contract/absences/team-absences'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listen } from '../../testing/event-stream'
import { impersonating } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createLeaveFirm, type LeaveFirm, NOW } from './testing/leave-firm'

let server: TestServer
let firm: LeaveFirm

beforeAll(async () => {
  // The clock moves a little with every look at it, so that adjustments have an order.
  let looks = 0
  server = await startTestServer({ clock: () => new Date(Date.parse(NOW) + looks++) })
  firm = await createLeaveFirm(server)
})

beforeEach(async () => {
  await firm.clear()
  await firm.settle()
  await firm.employ(firm.sam, { from: '2026-01-01' })
})

const report = (year?: number) =>
  firm.sam.call(leaveBalances.getBalanceReport, { query: year === undefined ? {} : { year } })
const adjust = (days: number, reason = 'Agreed', year = 2026) =>
  firm.pat.call(leaveBalances.adjustLeave, { params: { id: firm.sam.employeeId }, body: { year, days, reason } })

const NOTHING = { adjustments: 0, carriedOver: 0, expired: 0, takenPast: 0, takenAhead: 0, waiting: 0 }

describe('what is left, with every part of it', () => {
  it.each<[string, () => Promise<unknown>, object, number?]>([
    ['of a whole year', async () => {}, { ...NOTHING, entitlement: 25, left: 25, carriedUntil: null, accrual: null }],
    [
      'of somebody who starts in mid-year',
      () => firm.employ(firm.sam, { from: '2026-07-01' }),
      {
        ...{ entitlement: 13, left: 13 },
        entitlementParts: [
          {
            ...{ appliedDate: '2026-07-01', from: '2026-07-01', to: '2026-12-31' },
            ...{ daysOfYear: 25, calendarDays: 184, wholeYearDays: 365 },
          },
        ],
      },
    ],
    [
      'of somebody who leaves in mid-year',
      () => firm.employ(firm.sam, { from: '2026-01-01', until: '2026-06-30' }),
      { entitlement: 12.5, left: 12.5 },
    ],
    [
      'of a contract that changes: rounded once',
      () => firm.employ(firm.sam, { from: '2026-01-01' }, { from: '2026-07-01', days: 20 }),
      { entitlement: 22.5, left: 22.5, entitlementParts: [{ calendarDays: 181 }, { calendarDays: 184 }] },
    ],
    [
      'of carried days of which some were used before they lapsed',
      async () => {
        await firm.employ(firm.sam, { from: '2025-01-01' })
        await firm.away(firm.sam, { from: '2026-02-02', to: '2026-02-03' })
      },
      { entitlement: 25, carriedOver: 5, carriedUntil: '2026-03-31', expired: 3, takenPast: 2, left: 25 },
    ],
    [
      'of carried days that lapse with the year',
      async () => {
        await firm.employ(firm.sam, { from: '2025-01-01' })
        await firm.settle({ carryOverExpiryMonths: null, carryOverCapDays: null })
        await firm.away(firm.sam, { from: '2025-06-02', to: '2025-06-06' })
      },
      { carriedOver: 20, carriedUntil: '2026-12-31', expired: 0, left: 45 },
    ],
    [
      'of days that come month by month',
      async () => {
        await firm.settle({ leaveAccrual: 'monthly' })
        await firm.away(firm.sam, { from: '2026-03-02' })
        await firm.away(firm.sam, { from: '2026-12-01' })
      },
      { entitlement: 25, left: 23, accrual: { accrued: 23, left: 22 } },
    ],
    [
      'of a year that was adjusted',
      async () => {
        await adjust(2.5)
        await adjust(-1)
      },
      { adjustments: 1.5, left: 26.5, adjustmentItems: [{ days: 2.5 }, { days: -1 }] },
    ],
    [
      'of half days, taken, ahead and waiting; weekends, bank holidays, denied and cancelled ones cost nothing',
      async () => {
        await firm.away(firm.sam, { from: '2026-03-02', datePart: 'am' })
        await firm.away(firm.sam, { from: '2026-12-24', to: '2026-12-28' })
        await firm.away(firm.sam, { from: '2026-12-02', to: '2026-12-03', state: 'waitingForApproval' })
        await firm.away(firm.sam, { from: '2026-05-05', state: 'denied' })
        await firm.away(firm.sam, { from: '2026-05-06', state: 'cancelled' })
      },
      { takenPast: 0.5, takenAhead: 1, waiting: 2, left: 21.5 },
    ],
    [
      'of the next year, which what is left of this one is carried into',
      () => firm.away(firm.sam, { from: '2026-06-01', to: '2026-07-01' }),
      { entitlement: 25, carriedOver: 2, carriedUntil: '2027-03-31', left: 27 },
      2027,
    ],
  ])('%s', async (_, prepare, parts, year) => {
    await prepare()
    const { annualLeave } = await report(year)
    expect(annualLeave).toMatchObject(parts)
    const { entitlement = 0, adjustments = 0, carriedOver = 0, expired = 0 } = annualLeave ?? {}
    const { takenPast = 0, takenAhead = 0, waiting = 0 } = annualLeave ?? {}
    expect(annualLeave?.left).toBe(entitlement + adjustments + carriedOver - expired - takenPast - takenAhead - waiting)
  })

  it('holds other reasons against their own allowance, or against nothing', async () => {
    await firm.away(firm.sam, { reason: 'visible', from: '2026-03-02' })
    await firm.away(firm.sam, { reason: 'visible', from: '2026-12-02', datePart: 'pm', state: 'waitingForApproval' })
    await firm.away(firm.sam, { reason: 'secret', from: '2026-03-03' })
    const { annualLeave, annualLeaveReasons, reasons } = await report()
    expect(annualLeave?.left).toBe(25)
    expect(annualLeaveReasons).toMatchObject([{ name: 'Annual leave' }])
    expect(reasons).toMatchObject([
      { reason: { name: 'Course' }, allowance: 3, takenPast: 1, takenAhead: 0, waiting: 0.5, left: 1.5 },
      { reason: { name: 'Rare treatment' }, allowance: null, takenPast: 1, left: null },
    ])
  })

  it('names the bank holidays on days that the person works', async () => {
    const { bankHolidays } = await report()
    expect(bankHolidays).toContainEqual({ date: '2026-12-25', name: expect.any(String) })
    await firm.employ(firm.sam, { from: '2026-01-01', week: '{0,27000,0,0,0,0,0}' })
    const ofMondays = (await report()).bankHolidays
    expect(ofMondays.length).toBeGreaterThan(0)
    expect(ofMondays.map(({ date }) => date)).not.toContain('2026-12-25')
  })

  it('has nothing to count for people without a contract', async () => {
    await firm.run(`update employees set contract_start = null where company_id = $1 and id = $2`, firm.sam.employeeId)
    expect(await report()).toMatchObject({ annualLeave: null, bankHolidays: [] })
  })
})

describe('the years', () => {
  it('run from the first one counted to the one after next', async () => {
    expect((await report()).years.map(({ year }) => year)).toEqual([2026, 2027, 2028])
    await firm.employ(firm.sam, { from: '2019-03-01' })
    expect((await report()).years.map(({ year }) => year)).toEqual([2025, 2026, 2027, 2028])
  })

  it('are called by the calendar year of their first day', async () => {
    await firm.run(`update companies set holiday_year_start = '04-01' where company_id = $1`)
    expect((await report()).year).toEqual({ year: 2026, startDate: '2026-04-01', endDate: '2027-03-31' })
    expect((await report(2027)).year).toEqual({ year: 2027, startDate: '2027-04-01', endDate: '2028-03-31' })
    await firm.run(`update companies set holiday_year_start = '01-01' where company_id = $1`)
  })

  it('cut short by a change of their start are asked for by a day, and adjusted', async () => {
    await firm.run(`update companies set holiday_year_start = '04-01' where company_id = $1`)
    await firm.run(`insert into earlier_holiday_years (company_id, until, start) values ($1, '2027-01-01', '01-01')`)
    const odd = { year: 2027, startDate: '2027-01-01', endDate: '2027-03-31' }
    const whole = { year: 2027, startDate: '2027-04-01', endDate: '2028-03-31' }
    expect((await report()).years).toEqual(expect.arrayContaining([odd, whole]))
    expect((await report(2027)).year).toEqual(whole)
    const query = { day: '2027-02-14' }
    expect(await firm.sam.call(leaveBalances.getBalanceReport, { query })).toMatchObject({ year: odd })
    const params = { id: firm.sam.employeeId }
    const adjusted = await firm.pat.call(leaveBalances.adjustLeave, {
      params,
      body: { day: odd.startDate, days: 2, reason: 'Short year' },
    })
    expect(adjusted).toMatchObject({ year: odd, annualLeave: { adjustments: 2 } })
    expect((await report(2027)).annualLeave?.adjustments).toBe(0)
    const adjustmentId = adjusted.annualLeave?.adjustmentItems[0]?.id ?? ''
    const deleted = await firm.pat.call(leaveBalances.deleteLeaveAdjustment, { params: { ...params, adjustmentId } })
    expect(deleted).toMatchObject({ year: odd, annualLeave: { adjustments: 0 } })
    await firm.run(`delete from earlier_holiday_years where company_id = $1`)
    await firm.run(`update companies set holiday_year_start = '01-01' where company_id = $1`)
  })

  it('that are not counted are not found', async () => {
    for (const query of [{ year: 2024 }, { year: 2025 }, { year: 2029 }, { day: '2025-12-31' }])
      expect(await firm.sam.refusal(leaveBalances.getBalanceReport, { query })).toMatchObject({
        status: 404,
        reason: 'notFound',
      })
  })
})

it('is read by the person, those above them and managers of employees, and found by nobody else', async () => {
  const params = { id: firm.sam.employeeId }
  for (const reader of [firm.sam, firm.manager, firm.head, firm.pat, firm.owner])
    expect(await reader.call(leaveBalances.getEmployeeBalanceReport, { params })).toMatchObject({
      annualLeave: { left: 25 },
    })
  for (const other of [firm.cleo, firm.ria, firm.otto])
    expect(await other.refusal(leaveBalances.getEmployeeBalanceReport, { params })).toMatchObject({ status: 404 })
})

it('tells what the reader may do about it', async () => {
  const canOf = async (reader: LeaveFirm['sam'], of: LeaveFirm['sam']) =>
    (await reader.call(leaveBalances.getEmployeeBalanceReport, { params: { id: of.employeeId } })).can
  expect(await canOf(firm.sam, firm.sam)).toEqual({ adjust: false, enterAbsence: false })
  expect(await canOf(firm.manager, firm.sam)).toEqual({ adjust: false, enterAbsence: true })
  expect(await canOf(firm.pat, firm.sam)).toEqual({ adjust: true, enterAbsence: true })
  expect(await canOf(firm.pat, firm.pat)).toEqual({ adjust: false, enterAbsence: false })
  expect(await canOf(firm.owner, firm.owner)).toEqual({ adjust: true, enterAbsence: false })
})

describe('adjustments', () => {
  const of = (person: LeaveFirm['sam']) => ({ params: { id: person.employeeId } })
  const body = { year: 2026, days: 1, reason: 'Agreed' }

  it('are in the history, with their reason, and can be taken back', async () => {
    const { annualLeave } = await adjust(-2, 'Bought shares')
    expect(annualLeave).toMatchObject({
      adjustments: -2,
      adjustmentItems: [{ days: -2, reason: 'Bought shares', by: { id: firm.pat.employeeId } }],
    })
    const adjustmentId = annualLeave?.adjustmentItems[0]?.id ?? ''
    const params = { ...of(firm.sam).params, adjustmentId }
    const after = await firm.pat.call(leaveBalances.deleteLeaveAdjustment, { params })
    expect(after.annualLeave).toMatchObject({ adjustments: 0, adjustmentItems: [] })
    expect(await firm.pat.refusal(leaveBalances.deleteLeaveAdjustment, { params })).toMatchObject({ status: 404 })
    const { items } = await firm.sam.call(operations.getHistory, {
      params: { entity: 'employee', id: firm.sam.employeeId },
    })
    expect(items).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'leaveAdjustmentTakenBack',
          before: { year: 2026, days: -2, reason: 'Bought shares' },
        }),
        expect.objectContaining({ action: 'leaveAdjusted', after: { year: 2026, days: -2, reason: 'Bought shares' } }),
      ]),
    )
  })

  it('are made by managers of employees, never of their own leave except by the owner', async () => {
    expect(await firm.manager.refusal(leaveBalances.adjustLeave, { ...of(firm.sam), body })).toMatchObject({
      reason: 'invalidPermission',
    })
    expect(await firm.pat.refusal(leaveBalances.adjustLeave, { ...of(firm.pat), body })).toMatchObject({
      reason: 'invalidPermission',
    })
    expect((await firm.owner.call(leaveBalances.adjustLeave, { ...of(firm.owner), body })).annualLeave).toMatchObject({
      adjustments: 1,
    })
    const acting = await impersonating(server, firm.owner, firm.pat)
    expect(await acting.refusal(leaveBalances.adjustLeave, { ...of(firm.sam), body })).toMatchObject({
      reason: 'invalidPermission',
    })
  })

  it('are announced to the person, those above and managers of employees alone', async () => {
    const told = [firm.sam, firm.manager, firm.head, firm.pat]
    const streams = await Promise.all([...told, firm.cleo].map((person) => listen(person)))
    for (const stream of streams) await expect.poll(() => stream.heard[0]?.event).toBe('ready')
    const topics = () => streams.map((stream) => stream.changes().map(({ topic }) => topic))
    const { annualLeave } = await adjust(1)
    const adjustmentId = annualLeave?.adjustmentItems[0]?.id ?? ''
    await firm.pat.call(leaveBalances.deleteLeaveAdjustment, {
      params: { ...of(firm.sam).params, adjustmentId },
    })
    // What everybody hears of comes last, so nothing else is on its way then.
    await firm.pat.call(teamAbsences.createFullDayMarking, {
      body: {
        ...{ employeeID: firm.otto.employeeId, from: '2026-12-01', to: '2026-12-01' },
        ...{ text: 'On site', color: '#336699' },
      },
    })
    await expect.poll(() => topics().every((each) => each.includes('teamAbsences'))).toBe(true)
    const twice = ['absences', 'absences']
    expect(topics().map((each) => each.slice(0, each.indexOf('teamAbsences')))).toEqual([
      ...[twice, twice, twice],
      [...twice, 'absences'],
      [],
    ])
    for (const stream of streams) stream.hangUp()
  })

  it('are of half days and of a year that counts', async () => {
    for (const days of [0, 0.3, 400])
      expect(
        await firm.pat.refusal(leaveBalances.adjustLeave, { ...of(firm.sam), body: { ...body, days } }),
      ).toMatchObject({ reason: 'invalidInput' })
    expect(
      await firm.pat.refusal(leaveBalances.adjustLeave, { ...of(firm.sam), body: { ...body, year: 2024 } }),
    ).toMatchObject({ status: 404 })
    expect(await firm.pat.refusal(leaveBalances.adjustLeave, { params: { id: firm.company.id }, body })).toMatchObject({
      status: 404,
    })
  })
})
