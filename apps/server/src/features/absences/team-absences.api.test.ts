import { teamAbsences } from '@praxis/contract/absences/team-absences'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listen } from '../../testing/event-stream'
import type { TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createLeaveFirm, type LeaveFirm, NOW } from './testing/leave-firm'

let server: TestServer
let firm: LeaveFirm

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(NOW) })
  firm = await createLeaveFirm(server)
})
beforeEach(() => firm.clear())

const mark = (by: TestPerson, who: TestPerson, given: object = {}) =>
  by.call(teamAbsences.createFullDayMarking, {
    body: {
      ...{ employeeID: who.employeeId, from: '2026-12-01', to: '2026-12-02', text: 'On site', color: '#336699' },
      ...given,
    },
  })

describe('the calendar of a team', () => {
  const calendar = (by: TestPerson, query = {}) => by.call(teamAbsences.getTeamCalendar, { query })

  it('shows oneself, the line manager, those with the same one and reports, three months from this one on', async () => {
    const { from, to, items, bankHolidays } = await calendar(firm.sam)
    expect([from, to]).toEqual(['2026-11-01', '2027-01-31'])
    expect(items.map(({ employee, lineManagerID }) => [employee.id, lineManagerID])).toEqual([
      [firm.sam.employeeId, firm.manager.employeeId],
      [firm.manager.employeeId, firm.head.employeeId],
      [firm.cleo.employeeId, firm.manager.employeeId],
      [firm.ria.employeeId, firm.sam.employeeId],
    ])
    expect(bankHolidays.map(({ date }) => date)).toEqual(['2026-12-25', '2026-12-28', '2027-01-01'])
    expect(items[0]).toMatchObject({ workingDays: [2, 3, 4, 5, 6], can: { seeReasons: true, mark: false } })
    expect(items.map(({ can }) => [can.seeReasons, can.mark]).slice(1)).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ])
  })

  it('has what touches the period, approved and waiting, with the reasons that the reader may know', async () => {
    await firm.away(firm.sam, { from: '2026-11-30', to: '2026-12-01', reason: 'secret' })
    await firm.away(firm.cleo, { from: '2026-12-01', reason: 'secret', state: 'waitingForApproval' })
    await firm.away(firm.cleo, { from: '2026-12-02', reason: 'visible', datePart: 'am' })
    await firm.away(firm.cleo, { from: '2026-12-03', state: 'denied' })
    await firm.away(firm.cleo, { from: '2026-12-03', state: 'cancelled' })
    await firm.away(firm.cleo, { from: '2026-12-04' })
    await firm.away(firm.ria, { from: '2026-12-01', reason: 'secret' })
    const { items } = await calendar(firm.sam, { from: '2026-12-01', to: '2026-12-03' })
    expect(
      items.map(({ absences }) => absences.map((each) => [each.from, each.isWaiting, each.reason?.name ?? 'Away'])),
    ).toEqual([
      [['2026-11-30', false, 'Rare treatment']],
      [],
      [
        ['2026-12-01', true, 'Away'],
        ['2026-12-02', false, 'Course'],
      ],
      [['2026-12-01', false, 'Rare treatment']],
    ])
  })

  it('has the markings, which those above and managers of employees may edit', async () => {
    const { id } = await mark(firm.manager, firm.sam)
    const seenBy = async (by: TestPerson) =>
      (await calendar(by)).items.find(({ employee }) => employee.id === firm.sam.employeeId)?.calendarMarkings
    expect(await seenBy(firm.sam)).toMatchObject([{ id, text: 'On site', can: { edit: false } }])
    expect(await seenBy(firm.cleo)).toMatchObject([{ id, can: { edit: false } }])
    expect(await seenBy(firm.manager)).toMatchObject([{ id, can: { edit: true } }])
  })

  it.each([{ from: '2026-12-02', to: '2026-12-01' }, { to: '2026-10-01' }, { from: '2026-01-01', to: '2027-01-02' }])(
    'is not shown for %j',
    async (query) => {
      expect(await firm.sam.refusal(teamAbsences.getTeamCalendar, { query })).toMatchObject({ reason: 'invalidInput' })
    },
  )
})

describe('the report of a team', () => {
  const period = { startDate: '2026-12-01', endDate: '2026-12-31' }
  const peopleIn = async (by: TestPerson, lineManagerID?: string) => {
    const query = lineManagerID === undefined ? period : { ...period, lineManagerID }
    const report = await by.call(teamAbsences.getTeamAbsenceReport, { query })
    return report.absencesByEmployee.map(({ employee }) => employee.displayName.split(' ')[0])
  }

  it('is of everybody for managers of employees, else of those below', async () => {
    expect(await peopleIn(firm.pat)).toEqual(['Cleo', 'Hana', 'Mo', 'Olive', 'Otto', 'Pat', 'Ria', 'Sam'])
    expect(await peopleIn(firm.owner)).toHaveLength(8)
    expect(await peopleIn(firm.head)).toEqual(['Cleo', 'Mo', 'Ria', 'Sam'])
    expect(await peopleIn(firm.sam)).toEqual(['Ria'])
    expect(await peopleIn(firm.otto)).toEqual([])
    expect(await peopleIn(firm.pat, firm.manager.employeeId)).toEqual(['Cleo', 'Sam'])
    expect(await peopleIn(firm.otto, firm.manager.employeeId)).toEqual([])
  })

  it('has reasons, line managers and bank holidays', async () => {
    await firm.away(firm.ria, { from: '2026-12-01', reason: 'secret' })
    const report = await firm.head.call(teamAbsences.getTeamAbsenceReport, { query: period })
    expect(report.absencesByEmployee[2]).toMatchObject({
      absences: [{ from: '2026-12-01', reason: { name: 'Rare treatment' } }],
      can: { seeReasons: true, mark: true },
    })
    expect(report.lineManagers.map(({ id }) => id).sort()).toEqual(
      [firm.head, firm.manager, firm.sam].map(({ employeeId }) => employeeId).sort(),
    )
    expect(report.bankHolidays).toHaveLength(2)
  })

  it('has those who left only in periods in which they were there', async () => {
    await firm.employ(firm.otto, { from: '2026-01-01', until: '2026-12-04' })
    await firm.run(`update employees set is_active = false where company_id = $1 and id = $2`, firm.otto.employeeId)
    expect(await peopleIn(firm.pat)).toContain('Otto')
    const query = { startDate: '2026-12-05', endDate: '2026-12-31' }
    const { absencesByEmployee } = await firm.pat.call(teamAbsences.getTeamAbsenceReport, { query })
    expect(absencesByEmployee.map(({ employee }) => employee.id)).not.toContain(firm.otto.employeeId)
    await firm.run(`update employees set is_active = true where company_id = $1 and id = $2`, firm.otto.employeeId)
    await firm.employ(firm.otto, { from: '2026-01-01' })
  })

  it('is of a period that ends after it starts', async () => {
    const query = { startDate: '2026-12-01', endDate: '2026-11-30' }
    expect(await firm.pat.refusal(teamAbsences.getTeamAbsenceReport, { query })).toMatchObject({
      reason: 'invalidInput',
    })
  })
})

describe('markings', () => {
  const body = { text: 'On site', color: '#336699' }

  it('are made of whole days and halves, changed and deleted, all of it in the history', async () => {
    const marking = await mark(firm.head, firm.sam, { takesTime: true })
    expect(marking).toMatchObject({
      ...{ employeeID: firm.sam.employeeId, from: '2026-12-01', to: '2026-12-02', datePart: 'fullDay' },
      ...{ text: 'On site', color: '#336699', takesTime: true, version: 1, can: { edit: true } },
    })
    const params = { id: marking.id }
    const changed = await firm.pat.call(teamAbsences.updateMarking, {
      params,
      body: { to: '2026-12-01', datePart: 'pm', text: 'From home', version: 1 },
    })
    expect(changed).toMatchObject({
      from: '2026-12-01',
      to: '2026-12-01',
      datePart: 'pm',
      text: 'From home',
      version: 2,
    })
    const history = { params: { entity: 'calendarMarking', id: marking.id } } as const
    expect((await firm.sam.call(operations.getHistory, history)).items).toHaveLength(2)
    expect(await firm.cleo.refusal(operations.getHistory, history)).toMatchObject({ status: 404 })
    await firm.manager.call(teamAbsences.deleteMarking, { params })
    expect(await firm.manager.refusal(teamAbsences.deleteMarking, { params })).toMatchObject({ status: 404 })
    const half = await firm.manager.call(teamAbsences.createHalfDayMarking, {
      body: { ...body, employeeID: firm.sam.employeeId, date: '2026-12-03', datePart: 'am' },
    })
    expect(half).toMatchObject({ from: '2026-12-03', to: '2026-12-03', datePart: 'am', takesTime: false })
  })

  it('are made by those above and managers of employees only', async () => {
    const { id } = await mark(firm.manager, firm.sam)
    for (const other of [firm.sam, firm.cleo, firm.ria, firm.otto]) {
      const asked = { body: { ...body, employeeID: firm.sam.employeeId, from: '2026-12-01', to: '2026-12-01' } }
      expect(await other.refusal(teamAbsences.createFullDayMarking, asked)).toMatchObject({ status: 404 })
      const half = { body: { ...body, employeeID: firm.sam.employeeId, date: '2026-12-01', datePart: 'am' as const } }
      expect(await other.refusal(teamAbsences.createHalfDayMarking, half)).toMatchObject({ status: 404 })
      expect(await other.refusal(teamAbsences.updateMarking, { params: { id }, body: {} })).toMatchObject({
        status: 404,
      })
      expect(await other.refusal(teamAbsences.deleteMarking, { params: { id } })).toMatchObject({ status: 404 })
    }
  })

  it('are of days in their order, and of people who work here', async () => {
    const asked = { ...body, employeeID: firm.otto.employeeId, from: '2026-12-02', to: '2026-12-01' }
    expect(await firm.pat.refusal(teamAbsences.createFullDayMarking, { body: asked })).toMatchObject({
      reason: 'invalidInput',
    })
    await firm.run(`update employees set is_active = false where company_id = $1 and id = $2`, firm.otto.employeeId)
    expect(
      await firm.pat.refusal(teamAbsences.createFullDayMarking, { body: { ...asked, to: '2026-12-02' } }),
    ).toMatchObject({ reason: 'employeeInactive' })
    await firm.run(`update employees set is_active = true where company_id = $1 and id = $2`, firm.otto.employeeId)
  })

  it('are announced to the person and managers of employees, and to everybody else that something lies on a calendar', async () => {
    const streams = await Promise.all([firm.sam, firm.pat, firm.cleo].map((person) => listen(person)))
    for (const stream of streams) await expect.poll(() => stream.heard[0]?.event).toBe('ready')
    const topics = () => streams.map((stream) => stream.changes().map(({ topic }) => topic))
    const both = ['absences', 'teamAbsences']
    const { id } = await mark(firm.manager, firm.sam)
    await firm.manager.call(teamAbsences.updateMarking, { params: { id }, body: { text: 'From home' } })
    await firm.manager.call(teamAbsences.deleteMarking, { params: { id } })
    await expect
      .poll(topics)
      .toEqual([[...both, ...both, ...both], [...both, ...both, ...both], Array(3).fill('teamAbsences')])
    for (const stream of streams) stream.hangUp()
  })

  it('are not changed over what somebody else changed meanwhile', async () => {
    const { id } = await mark(firm.manager, firm.sam)
    const update = (text: string) => ({ params: { id }, body: { text, version: 1 } })
    await firm.manager.call(teamAbsences.updateMarking, update('First'))
    expect(await firm.pat.refusal(teamAbsences.updateMarking, update('Second'))).toMatchObject({
      reason: 'changedMeanwhile',
    })
  })
})
