import { absenceApprovals, absenceRequests } from '@praxis/contract/absences/absence-requests'
import { absences } from '@praxis/contract/absences/absences'
import { approvals } from '@praxis/contract/requests/approvals'
import { deputies } from '@praxis/contract/requests/deputies'
import { requests } from '@praxis/contract/requests/requests'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertProject } from '../../testing/project-rows'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createLeaveFirm, type LeaveFirm, NOW } from './testing/leave-firm'

let server: TestServer
let firm: LeaveFirm

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(NOW) })
  firm = await createLeaveFirm(server)
})
beforeEach(() => firm.clear())

const YEAR = { from: '2026-01-01', to: '2026-12-31' }
const firstDays = (items: readonly { readonly from: string }[]) => items.map(({ from }) => from)

describe('own absences', () => {
  it('are listed in every state, if they touch the period', async () => {
    await firm.away(firm.sam, { from: '2026-02-27', to: '2026-03-02', comment: 'Skiing' })
    await firm.away(firm.sam, { from: '2026-03-03', state: 'waitingForApproval' })
    await firm.away(firm.sam, { from: '2026-03-04', state: 'denied' })
    await firm.away(firm.sam, { from: '2026-03-05', state: 'cancelled' })
    await firm.away(firm.sam, { from: '2026-02-26' })
    await firm.away(firm.cleo, { from: '2026-03-04' })
    const { items } = await firm.sam.call(absences.listAbsences, { query: { from: '2026-03-01', to: '2026-03-05' } })
    expect(items.map(({ from, days, request }) => [from, days, request.state, request.cancelledAt !== null])).toEqual([
      ['2026-02-27', 2, 'approved', false],
      ['2026-03-03', 1, 'waitingForApproval', false],
      ['2026-03-04', 1, 'denied', false],
      ['2026-03-05', 1, 'approved', true],
    ])
    expect(items[0]).toMatchObject({
      employee: { id: firm.sam.employeeId },
      reason: { name: 'Annual leave', initials: 'AL' },
      comment: 'Skiing',
      fullDescription: 'Annual leave · 27/02/2026 – 02/03/2026',
    })
  })

  it.each([
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2020-01-01', to: '2026-03-01' },
  ])('are not listed from $from to $to', async (query) => {
    expect(await firm.sam.refusal(absences.listAbsences, { query })).toMatchObject({ reason: 'invalidInput' })
  })

  it('are counted in the holiday year that runs, approved and waiting ones', async () => {
    await firm.away(firm.sam, { from: '2025-12-31', to: '2026-01-02' })
    await firm.away(firm.sam, { from: '2026-12-01', state: 'waitingForApproval' })
    await firm.away(firm.sam, { from: '2026-12-02', state: 'denied' })
    await firm.away(firm.sam, { from: '2026-12-03', state: 'cancelled' })
    await firm.away(firm.sam, { from: '2027-01-04' })
    expect(await firm.sam.call(absences.countAbsences, {})).toEqual({ count: 2 })
  })

  it('come next: the approved one that runs, or the first one after today', async () => {
    const next = async () => (await firm.sam.call(absences.getNextAbsence, {})).absence?.from
    expect(await next()).toBeUndefined()
    await firm.away(firm.sam, { from: '2026-12-21', to: '2026-12-23' })
    await firm.away(firm.sam, { from: '2026-12-01', state: 'waitingForApproval' })
    await firm.away(firm.sam, { from: '2026-11-17' })
    expect(await next()).toBe('2026-12-21')
    await firm.away(firm.sam, { from: '2026-11-16', to: '2026-11-18' })
    expect(await next()).toBe('2026-11-16')
  })
})

describe('the report', () => {
  it('sums the days of the period by reason, of this holiday year by default', async () => {
    await firm.away(firm.sam, { from: '2026-02-27', to: '2026-03-03' })
    await firm.away(firm.sam, { from: '2026-03-04', datePart: 'pm', state: 'waitingForApproval' })
    await firm.away(firm.sam, { from: '2026-03-05', reason: 'secret' })
    await firm.away(firm.sam, { from: '2026-03-06', state: 'denied' })
    expect(await firm.sam.call(absences.getAbsenceReport, { query: {} })).toMatchObject({
      ...YEAR,
      byReason: [
        { reason: { name: 'Annual leave' }, approvedDays: 3, waitingDays: 0.5 },
        { reason: { name: 'Rare treatment' }, approvedDays: 1, waitingDays: 0 },
      ],
      approvedDays: 4,
      waitingDays: 0.5,
    })
    const march = await firm.sam.call(absences.getAbsenceReport, { query: { from: '2026-03-01', to: '2026-03-04' } })
    expect(march).toMatchObject({ approvedDays: 2, waitingDays: 0.5, absences: [{ days: 3 }, { days: 0.5 }] })
  })

  it('is read by those above and managers of employees, and found by nobody else', async () => {
    await firm.away(firm.sam, { from: '2026-03-05', reason: 'secret', comment: 'at the clinic' })
    const asked = { params: { id: firm.sam.employeeId }, query: YEAR }
    for (const reader of [firm.sam, firm.manager, firm.head, firm.pat, firm.owner])
      expect(await reader.call(absences.getEmployeeAbsenceReport, asked)).toMatchObject({
        absences: [{ reason: { name: 'Rare treatment' }, comment: 'at the clinic' }],
      })
    for (const other of [firm.cleo, firm.ria, firm.otto])
      expect(await other.refusal(absences.getEmployeeAbsenceReport, asked)).toMatchObject({ status: 404 })
  })
})

it('tells what waits, and who of the team is away this week', async () => {
  await firm.away(firm.sam, { from: '2026-12-01', state: 'waitingForApproval' })
  await firm.away(firm.sam, { from: '2026-11-18' })
  await firm.away(firm.cleo, { from: '2026-11-20', to: '2026-11-24', reason: 'secret' })
  await firm.away(firm.ria, { from: '2026-11-16', datePart: 'am', reason: 'secret', state: 'waitingForApproval' })
  await firm.away(firm.manager, { from: '2026-11-19', reason: 'visible' })
  await firm.away(firm.otto, { from: '2026-11-19' })
  await firm.away(firm.head, { from: '2026-11-19' })
  const { items, awayThisWeek } = await firm.sam.call(absences.listAwaitingAbsences, {})
  expect(firstDays(items)).toEqual(['2026-12-01'])
  expect(awayThisWeek.map(({ employee, times }) => [employee.id, times[0]?.from, times[0]?.reason?.name])).toEqual([
    [firm.manager.employeeId, '2026-11-19', 'Course'],
    [firm.cleo.employeeId, '2026-11-20', undefined],
    [firm.ria.employeeId, '2026-11-16', 'Rare treatment'],
  ])
})

describe('the history', () => {
  it('has all that was asked for in a year, newest first', async () => {
    await firm.away(firm.sam, { from: '2026-03-02' })
    await firm.away(firm.sam, { from: '2026-04-01', state: 'denied' })
    await firm.away(firm.sam, { from: '2026-12-31', to: '2027-01-04' })
    const { year, years, byReason, absences: items } = await firm.sam.call(absences.getAbsenceHistory, { query: {} })
    expect(year.year).toBe(2026)
    expect(years.map((each) => each.year)).toEqual([2026, 2027, 2028])
    expect(byReason).toMatchObject([{ approvedDays: 2, waitingDays: 0 }])
    expect(firstDays(items)).toEqual(['2026-12-31', '2026-04-01', '2026-03-02'])
    const next = await firm.sam.call(absences.getAbsenceHistory, { query: { year: 2027 } })
    expect(next).toMatchObject({ byReason: [{ approvedDays: 1 }], absences: [{ from: '2026-12-31' }], adjustments: [] })
  })

  it('of a year that is not counted is not found', async () => {
    expect(await firm.sam.refusal(absences.getAbsenceHistory, { query: { year: 2020 } })).toMatchObject({ status: 404 })
  })
})

describe('the year by month', () => {
  it('has twelve months and this one, approved days by reason', async () => {
    await firm.away(firm.sam, { from: '2026-01-30', to: '2026-02-02' })
    await firm.away(firm.sam, { from: '2026-02-03', reason: 'visible', datePart: 'am' })
    await firm.away(firm.sam, { from: '2026-11-30', to: '2026-12-01' })
    await firm.away(firm.sam, { from: '2026-03-03', state: 'waitingForApproval' })
    const { fromDate, toDate, reasons, months, days } = await firm.sam.call(absences.getAbsencesByYear, { query: {} })
    expect([fromDate, toDate, months.length, days]).toEqual(['2025-11-01', '2026-11-30', 13, 3.5])
    expect(reasons.map(({ name }) => name)).toEqual(['Annual leave', 'Course'])
    const { annual, visible } = firm.reasons
    expect(months.filter((month) => month.days > 0)).toEqual([
      { month: '2026-01', days: 1, byReason: [{ reasonID: annual, days: 1 }] },
      {
        month: '2026-02',
        days: 1.5,
        byReason: [
          { reasonID: annual, days: 1 },
          { reasonID: visible, days: 0.5 },
        ],
      },
      { month: '2026-11', days: 1, byReason: [{ reasonID: annual, days: 1 }] },
    ])
  })

  it('is of the reason that has a name now, and empty for a name that none has', async () => {
    await firm.away(firm.sam, { from: '2026-02-02' })
    await firm.away(firm.sam, { from: '2026-02-03', reason: 'visible' })
    const daysFor = async (reasonName: string) =>
      (await firm.sam.call(absences.getAbsencesByYear, { query: { reasonName } })).days
    expect([await daysFor('Course'), await daysFor('Annual leave'), await daysFor('Holiday')]).toEqual([1, 1, 0])
  })

  it('ends after it starts', async () => {
    const query = { fromDate: '2026-02-01', toDate: '2026-01-01' }
    expect(await firm.sam.refusal(absences.getAbsencesByYear, { query })).toMatchObject({ reason: 'invalidInput' })
  })
})

describe('before it is asked for', () => {
  const preview = (by: LeaveFirm['sam'], given: object = {}) =>
    by.call(absenceRequests.previewAbsence, {
      body: {
        ...{ from: '2026-12-24', to: '2026-12-29', datePart: 'fullDay', reasonID: firm.reasons.annual },
        ...given,
      },
    })

  it('is told what it costs day by day, what it leaves, who decides and who else is away', async () => {
    await firm.away(firm.cleo, { from: '2026-12-28', to: '2026-12-30', reason: 'secret' })
    await firm.away(firm.otto, { from: '2026-12-28' })
    const { byDay, byYear, alsoAway, ...told } = await preview(firm.sam)
    expect(told).toEqual({
      ...{ days: 2, time: 54_000, teamSize: 4, refusal: null, decides: true },
      approver: expect.objectContaining({ id: firm.manager.employeeId }),
    })
    expect(byDay.map(({ day, days, because, words }) => [day.slice(8), days, because, typeof words])).toEqual([
      ['24', 1, undefined, 'undefined'],
      ['25', 0, 'bankHoliday', 'string'],
      ['26', 0, 'notWorking', 'undefined'],
      ['27', 0, 'notWorking', 'undefined'],
      ['28', 0, 'bankHoliday', 'string'],
      ['29', 1, undefined, 'undefined'],
    ])
    expect(byYear).toEqual([{ year: expect.objectContaining({ year: 2026 }), before: 25, after: 23, days: 2 }])
    expect(alsoAway).toEqual([
      {
        employee: expect.objectContaining({ id: firm.cleo.employeeId }),
        times: [
          { id: expect.any(String), from: '2026-12-28', to: '2026-12-30', datePart: 'fullDay', isWaiting: false },
        ],
      },
    ])
  })

  it('takes half of the contracted time for a half', async () => {
    await firm.employ(firm.ria, { from: '2026-01-01', week: '{0,27001,27001,27001,27001,27001,0}' })
    expect(await preview(firm.ria, { to: '2026-12-24', datePart: 'am' })).toMatchObject({
      ...{ days: 0.5, time: 13_500, decides: false },
    })
  })

  it('is told why it would be refused', async () => {
    expect((await preview(firm.sam, { from: '2026-12-25', to: '2026-12-27' })).refusal?.reason).toBe(
      'absenceCostsNothing',
    )
    const id = await firm.away(firm.sam, { from: '2026-12-24', state: 'waitingForApproval' })
    expect((await preview(firm.sam)).refusal).toEqual({
      reason: 'absencesOverlap',
      message: 'These days overlap with another absence: Annual leave · 24/12/2026',
    })
    expect((await preview(firm.sam, { absenceID: id })).refusal).toBeNull()
    expect((await preview(firm.sam, { from: '2026-12-28', to: '2027-03-31' })).refusal?.reason).toBe(
      'insufficientAnnualLeaveEntitlement',
    )
  })

  it('needs nobody who decides for the owner, and where leave is entered for somebody', async () => {
    expect((await preview(firm.owner)).approver).toBeNull()
    expect(await preview(firm.manager, { employeeID: firm.sam.employeeId })).toMatchObject({ approver: null, days: 2 })
  })

  it('is of oneself or of somebody below, with a reason of the company, on days within reach', async () => {
    const body = { from: '2026-12-24', to: '2026-12-24', datePart: 'fullDay', reasonID: firm.reasons.annual } as const
    const refused = async (by: LeaveFirm['sam'], given: object) =>
      (await by.refusal(absenceRequests.previewAbsence, { body: { ...body, ...given } })).reason
    expect(await refused(firm.cleo, { employeeID: firm.sam.employeeId })).toBe('notFound')
    expect(await refused(firm.sam, { employeeID: firm.company.id })).toBe('notFound')
    expect(await refused(firm.sam, { reasonID: firm.company.id })).toBe('invalidInput')
    expect(await refused(firm.sam, { to: '2026-12-23' })).toBe('invalidInput')
    expect(await refused(firm.sam, { from: '2029-01-02', to: '2029-01-02' })).toBe('invalidInput')
  })
})

describe('before it is decided on', () => {
  const toDecide = (by: LeaveFirm['sam'], id: string) =>
    by.call(absenceApprovals.getAbsenceToDecide, { params: { id } })

  it('is told what it does to the balance, the team and the projects', async () => {
    const earlier = await firm.away(firm.sam, { from: '2026-03-02', state: 'denied' })
    await firm.run(`update requests set submitted_at = '2026-01-05' where company_id = $1 and id = $2`, earlier)
    const id = await firm.away(firm.sam, { from: '2026-12-01', to: '2026-12-02', state: 'waitingForApproval' })
    await firm.away(firm.cleo, { from: '2026-12-02', state: 'waitingForApproval', reason: 'secret' })
    await firm.away(firm.otto, { from: '2026-12-02', reason: 'secret', comment: 'at the clinic' })
    await firm.away(firm.pat, { from: '2026-12-02' })
    const projectId = firm.reasons.visible
    await insertProject(server, firm.company.id, projectId, {
      ...{ name: 'Data platform', lead_id: firm.sam.employeeId, currency: 'GBP', is_public: true },
    })
    await firm.run(
      `insert into targetable_permissions (company_id, id, targetable_id, employee_id, areas)
       select $1, gen_random_uuid(), $2, id, '{"tasks": "read"}' from unnest($3::uuid[]) as id`,
      ...[projectId, [firm.otto.employeeId, firm.cleo.employeeId]],
    )
    await firm.run(
      `insert into time_sheet_submissions (company_id, id, employee_id, day, duration, chargeable, rounded, charged)
       values ($1, gen_random_uuid(), $2, '2026-12-01', 3600, 0, 3600, 0)`,
      firm.sam.employeeId,
    )
    const { byYear, alsoAway, alsoAwayOnProjects, lastRequests, ...told } = await toDecide(firm.manager, id)
    expect(told).toMatchObject({
      absence: { id, reason: { name: 'Annual leave' } },
      days: 2,
      time: 54_000,
      teamSize: 4,
      isOverdrawn: false,
      loggedTime: 3600,
    })
    expect(byYear).toMatchObject([{ before: 25, after: 23, days: 2 }])
    expect(alsoAway).toMatchObject([
      { employee: { id: firm.cleo.employeeId }, times: [{ isWaiting: true, reason: { name: 'Rare treatment' } }] },
    ])
    expect(alsoAwayOnProjects).toEqual([
      {
        employee: expect.objectContaining({ id: firm.otto.employeeId }),
        times: [
          { id: expect.any(String), from: '2026-12-02', to: '2026-12-02', datePart: 'fullDay', isWaiting: false },
        ],
        projects: ['Data platform'],
      },
    ])
    expect(lastRequests).toMatchObject([{ id: earlier }])
    await firm.run(`update targetables set is_public = false where company_id = $1 and id = $2`, projectId)
    expect(await toDecide(firm.manager, id)).toMatchObject({ alsoAwayOnProjects: [] })
    await firm.run(`delete from time_sheet_submissions where company_id = $1`)
  })

  it('is told which version a decision is about, and a decision on an earlier one is refused', async () => {
    const id = await firm.away(firm.sam, { from: '2026-12-01', to: '2026-12-02', state: 'waitingForApproval' })
    const { version, absence } = await toDecide(firm.manager, id)
    expect(absence.can).toMatchObject({ decide: true, reopen: false })
    expect((await firm.manager.call(requests.getRequest, { params: { id } })).version).toBe(version)
    await firm.sam.call(absences.updateAbsence, { params: { id }, body: { to: '2026-12-03' } })
    const decide = (seen: string) => ({ params: { id }, body: { state: 'approved', version: seen } }) as const
    expect((await firm.manager.refusal(approvals.decideRequest, decide(version))).reason).toBe('changedMeanwhile')
    await firm.manager.call(approvals.decideRequest, decide((await toDecide(firm.manager, id)).version))
  })

  it('says in whose place it is decided', async () => {
    const id = await firm.away(firm.sam, { from: '2026-12-01', state: 'waitingForApproval' })
    expect(await toDecide(firm.manager, id)).not.toHaveProperty('decidesFor')
    await firm.manager.call(deputies.nameDeputy, {
      body: { deputyID: firm.otto.employeeId, from: '2026-11-18', to: '2026-11-18' },
    })
    expect(await toDecide(firm.otto, id)).toMatchObject({ decidesFor: { id: firm.manager.employeeId } })
    await firm.run('delete from deputies where company_id = $1')
  })

  it('says that the balance is below nothing', async () => {
    const id = await firm.away(firm.sam, { from: '2026-06-01', to: '2026-07-31', state: 'waitingForApproval' })
    expect(await toDecide(firm.manager, id)).toMatchObject({ isOverdrawn: true })
  })

  it('is told to nobody but who decides', async () => {
    const id = await firm.away(firm.sam, { from: '2026-12-01', state: 'waitingForApproval' })
    await toDecide(firm.manager, id)
    for (const other of [firm.sam, firm.cleo, firm.head, firm.pat])
      expect(await other.refusal(absenceApprovals.getAbsenceToDecide, { params: { id } })).toMatchObject({
        status: 404,
      })
  })
})
