import { defaultWorkingWeek } from '@praxis/contract/company/company-settings'
import { employees } from '@praxis/contract/people/employees'
import { approvals } from '@praxis/contract/requests/approvals'
import { teamTime } from '@praxis/contract/time/time-reports'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { addDays } from '@praxis/domain/calendar/day'
import { capacityBetween } from '@praxis/domain/capacity/capacity'
import type { DayShare } from '@praxis/domain/capacity/day-item'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { features } from '../../app'
import { findReader } from '../../platform/auth/reader'
import { systemScope } from '../../platform/database/scope'
import type { PeopleAndDays, PlacedDayItem } from '../../platform/day-items'
import type { TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { timeGroupsIn } from '../../testing/time-requests'
import { createRequestsFirm } from '../requests/testing/requests-firm'
import { loadWorkCalendars } from './queries/work-calendars'

const DAY = 27_000
/** The Mondays of two weeks that are over. */
const [MONDAY, NEXT_MONDAY] = ['2026-11-02', '2026-11-09']

let server: TestServer
let firm: Awaited<ReturnType<typeof createRequestsFirm>>
let absences: PlacedDayItem[]
let asked: PeopleAndDays[]

/**
 * A feature on a higher floor than those that count capacity, which do not know it. Why somebody is away only they and
 * personnel may read.
 */
const toyAbsences = {
  routes: [],
  dayItems: async (_db: unknown, people: PeopleAndDays) => {
    asked.push(people)
    const { employee, capabilities } = people.reader
    const mayKnowWhy = (item: PlacedDayItem) => capabilities.canManageEmployees || item.employeeId === employee.id
    return absences
      .filter(({ day }) => people.from <= day && day <= people.to)
      .map((item) => (mayKnowWhy(item) ? item : { ...item, words: 'Away' }))
  },
}

const giveContract = (to: TestPerson) =>
  firm.personnel.call(employees.updateEmployeeContract, {
    params: { id: to.employeeId },
    body: {
      version: 0,
      startDate: '2026-01-01',
      periods: [
        {
          appliedDate: '2026-01-01',
          type: 'permanent',
          workingTimeIntervalByDay: defaultWorkingWeek,
          holidayEntitlementDays: 25,
        },
      ],
    },
  })

const away = (who: TestPerson, day: string, share: DayShare = 'fullDay'): PlacedDayItem => ({
  ...{ employeeId: who.employeeId, day, share },
  kind: 'absence',
  words: 'Medical appointment',
  takesTime: true,
})

beforeAll(async () => {
  server = await startTestServer({
    features: [...features, toyAbsences],
    clock: () => new Date('2026-11-18T12:00:00.000Z'),
  })
  firm = await createRequestsFirm(server)
  await giveContract(firm.submitter)
  await giveContract(firm.colleague)
  await server.sql(
    `insert into bank_holidays (company_id, id, date, name) values ($1, gen_random_uuid(), '2026-11-04', 'Founders’ Day')`,
    [firm.company.id],
  )
  await firm.submit(firm.submitter, { day: MONDAY })
  await firm.submit(firm.colleague, { day: MONDAY })
  await firm.submit(firm.submitter, { day: NEXT_MONDAY })
})

beforeEach(() => {
  absences = []
  asked = []
})

const daysOf = async (who: TestPerson) => {
  const period = await who.call(timeSheetSubmissions.getTimeSheetPeriod, {
    query: { from: MONDAY, to: addDays(NEXT_MONDAY, 6) },
  })
  const days = period.days.map(({ contractedTimeInterval }) => contractedTimeInterval / DAY)
  expect(period.contractedTimeInterval / DAY).toBe(days.reduce((sum, share) => sum + share, 0))
  return { days, bankHolidays: period.days.flatMap(({ bankHoliday }) => bankHoliday ?? []) }
}

const weeksAtApprovals = async () => {
  const page = await firm.manager.call(approvals.listApprovals, { query: { requestType: 'timeSheet', page: 1 } })
  return timeGroupsIn(page)
    .map(({ employee, from, weekContractedTime }) => [employee.displayName, from, weekContractedTime / DAY])
    .toSorted()
}

const inReport = async () => {
  const { reportsByEmployee } = await firm.manager.call(teamTime.getTimeSheetReport, {
    query: { startDate: MONDAY, endDate: addDays(NEXT_MONDAY, 6) },
  })
  const of = ({ employeeId }: TestPerson) =>
    (reportsByEmployee.find(({ employeeID }) => employeeID === employeeId)?.contractedTime ?? 0) / DAY
  return { submitter: of(firm.submitter), colleague: of(firm.colleague) }
}

it('is what is contracted less bank holidays, as long as nothing else lies on a day', async () => {
  expect(await daysOf(firm.submitter)).toEqual({
    days: [1, 1, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 0, 0],
    bankHolidays: ['Founders’ Day'],
  })
  expect(await weeksAtApprovals()).toEqual([
    ['Cleo Stone', MONDAY, 4],
    ['Sam Stone', MONDAY, 4],
    ['Sam Stone', NEXT_MONDAY, 5],
  ])
  expect(await inReport()).toEqual({ submitter: 9, colleague: 9 })
})

it('falls by what a feature registers for a person’s day, wherever capacity is read, and for nobody else', async () => {
  absences = [
    away(firm.submitter, MONDAY),
    // The day is also a bank holiday, and counts once.
    away(firm.submitter, '2026-11-04'),
    away(firm.submitter, NEXT_MONDAY, 'am'),
    away(firm.submitter, '2026-11-10', 9000),
  ]
  expect(await daysOf(firm.submitter)).toEqual({
    days: [0, 1, 0, 1, 1, 0, 0, 0.5, 2 / 3, 1, 1, 1, 0, 0],
    bankHolidays: ['Founders’ Day'],
  })
  expect(await weeksAtApprovals()).toEqual([
    ['Cleo Stone', MONDAY, 4],
    ['Sam Stone', MONDAY, 3],
    ['Sam Stone', NEXT_MONDAY, 5 - 0.5 - 1 / 3],
  ])
  expect(await inReport()).toEqual({ submitter: 9 - 1 - 0.5 - 1 / 3, colleague: 9 })
})

it('takes no time for what is only noted', async () => {
  absences = [{ ...away(firm.submitter, MONDAY), kind: 'marking', takesTime: false }]
  expect((await inReport()).submitter).toBe(9)
})

it('is asked for all people of an answer at once', async () => {
  await inReport()
  expect(asked).toHaveLength(1)
  expect(asked[0]?.employeeIds.toSorted()).toEqual([firm.submitter.employeeId, firm.colleague.employeeId].toSorted())
  await weeksAtApprovals()
  expect(asked).toHaveLength(2)
})

it('is put in the words that whoever looks may know', async () => {
  absences = [away(firm.submitter, MONDAY)]
  await daysOf(firm.submitter)
  await inReport()
  await weeksAtApprovals()
  expect(asked.map(({ reader }) => reader.employee.id)).toEqual(
    [firm.submitter, firm.manager, firm.manager].map(({ employeeId }) => employeeId),
  )
  const { database, platform } = server.application.running
  const { employeeId } = firm.submitter
  const readBy = (who: TestPerson) =>
    database.read(systemScope(firm.company.id), async (db) => {
      const reader = await findReader(db, who.employeeId)
      if (!reader) throw new Error('nobody reads')
      const range = { from: MONDAY, to: MONDAY }
      const calendarOf = await loadWorkCalendars(db, platform, { reader, employeeIds: [employeeId], ...range })
      const calendar = calendarOf(employeeId)
      const words = calendar.items.get(MONDAY)?.map((item) => item.words)
      return { words, capacity: capacityBetween(calendar, MONDAY, MONDAY) }
    })
  for (const who of [firm.submitter, firm.personnel])
    expect(await readBy(who)).toEqual({ words: ['Medical appointment'], capacity: 0 })
  for (const who of [firm.colleague, firm.manager]) expect(await readBy(who)).toEqual({ words: ['Away'], capacity: 0 })
})
