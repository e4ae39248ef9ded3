import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { timeTrackers } from '@praxis/contract/time/time-trackers'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { features } from '../../../app'
import type { Feature } from '../../../platform/feature'
import type { ProbableTime } from '../../../platform/time-suggestions'
import { createEmployee, type TestPerson } from '../../../testing/people'
import { changeProject } from '../../../testing/project-rows'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { createTimeFirm, dayAt, NOW, type TimeFirm } from '../testing/time-firm'

const { listSuggestions, listCalendarSuggestions, createSubmission } = timeSheetSubmissions
const WEEK = { from: '2026-11-09', to: '2026-11-15' }
const [LAST_WEDNESDAY, WEDNESDAY] = ['2026-11-04', '2026-11-11']
const HOUR = 3600

let server: TestServer
let firm: TimeFirm
let person: TestPerson
let bookings: ProbableTime[]
let meetings: ProbableTime[] | null

/** Features on a higher floor than time sheets, which do not know them; they are under the flag of absences. */
const toyFeatures: readonly Feature[] = [
  { routes: [], timeSuggestions: [{ name: 'booking', feature: 'absence', suggest: async () => bookings }] },
  { routes: [], timeSuggestions: [{ name: 'calendarEvent', feature: 'absence', suggest: async () => meetings }] },
]

const probable = (given: Partial<ProbableTime>): ProbableTime => ({
  key: 'one',
  time: { day: WEDNESDAY, duration: 2 * HOUR },
  ...{ targetableId: null, clientId: null, taskId: null, comment: '', isChargeable: true },
  ...given,
})

beforeAll(async () => {
  server = await startTestServer({ features: [...features, ...toyFeatures], clock: () => new Date(NOW) })
  firm = await createTimeFirm(server)
})
beforeEach(async () => {
  person = await createEmployee(server, firm.company)
  await firm.run(
    `update employees set contract_start = '2026-01-05' where company_id = $1 and id = $2`,
    person.employeeId,
  )
  await firm.run(
    `insert into contract_periods (company_id, employee_id, applied_on, type, working_time, holiday_entitlement_half_days)
     values ($1, $2, '2026-01-05', 'permanent', '{0,27000,27000,27000,27000,27000,0}', 50)`,
    person.employeeId,
  )
  bookings = []
  meetings = null
})

const suggested = async () => (await person.call(listSuggestions, { query: WEEK })).items
const ids = async () => (await suggested()).map(({ id }) => id)
const openProject = () => firm.startProject({ columns: { is_public: true } })
const logOn = async (days: readonly string[], projectID: string, duration: number) => {
  for (const day of days) await firm.log(person, { from: dayAt(day), projectID, duration })
}
const stopTimer = async (projectID: string) => {
  const startDate = `${WEDNESDAY}T09:00:00Z`
  const { id } = await person.call(timeTrackers.createTimeTracker, { body: { projectID, startDate } })
  const body = { endDate: `${WEDNESDAY}T10:00:00Z` }
  await person.call(timeTrackers.updateTimeTracker, { params: { id }, body })
  return id
}

it('suggest beside timers, and before what is usual, whose time of the day they take', async () => {
  const [booked, usual] = [await openProject(), await openProject()]
  const roleId = await firm.addRole(booked, person)
  await firm.addRole(booked, person, 'Reviewer')
  const taskId = await firm.addTask(booked)
  await logOn([LAST_WEDNESDAY, '2026-10-28'], usual, 6 * HOUR)
  const timerId = await stopTimer(usual)
  const usualId = `recentWeeks:${WEDNESDAY}:${usual}//`
  expect(await ids()).toEqual([`timer:${timerId}`])
  await person.call(timeTrackers.deleteTimeTracker, { params: { id: timerId } })
  expect((await suggested()).map(({ id, duration }) => [id, duration])).toEqual([[usualId, 6 * HOUR]])
  bookings = [probable({ targetableId: booked, taskId, roleId, comment: 'Build' })]
  const [booking, habit] = await suggested()
  expect(booking).toEqual({
    id: 'booking:one',
    source: 'booking',
    day: WEDNESDAY,
    from: dayAt(WEDNESDAY),
    to: null,
    duration: 2 * HOUR,
    project: { id: booked, details: { name: 'Data platform' }, isInternal: false },
    opportunity: null,
    client: expect.objectContaining({ id: firm.clientId }),
    task: { id: taskId, title: 'A task', taskList: { id: expect.any(String) } },
    roleID: roleId,
    isFullyChargeable: true,
    comment: 'Build',
    trackerID: null,
  })
  expect(habit).toMatchObject({ id: usualId, duration: 5.5 * HOUR })
})

it('suggest nothing that would be refused', async () => {
  const unreadable = await firm.startProject({ columns: { is_public: false } })
  const nobodys = await firm.addTask(firm.lead.employeeId)
  const refused = [
    { targetableId: unreadable },
    { clientId: firm.clientId },
    { taskId: nobodys },
    { time: { from: `${WEDNESDAY}T10:00:00Z`, to: `${WEDNESDAY}T10:00:00Z` } },
    { time: { day: WEDNESDAY, duration: 0 } },
  ]
  for (const [index, given] of refused.entries()) bookings.push(probable({ key: `${index}`, ...given }))
  expect(await suggested()).toEqual([])
  const definitions = JSON.stringify([{ key: 'Work package', type: 'freeText', isRequired: true }])
  const changes = [
    { ended_at: new Date() },
    { end_date: '2026-11-10' },
    { time_sheet_constraint: 'strict' },
    { is_public: false },
    { is_time_sheet_comment_required: true },
    { time_sheet_submission_details: definitions },
  ]
  for (const change of changes) {
    const targetableId = await openProject()
    bookings = [probable({ targetableId })]
    const timerId = await stopTimer(targetableId)
    expect(await ids()).toEqual([`timer:${timerId}`])
    bookings = [probable({ targetableId, time: { from: `${WEDNESDAY}T13:00:00Z`, to: `${WEDNESDAY}T14:00:00Z` } })]
    expect(await ids()).toEqual([`timer:${timerId}`, 'booking:one'])
    await changeProject(server, targetableId, change)
    expect(await suggested()).toEqual([])
    await person.call(timeTrackers.deleteTimeTracker, { params: { id: timerId } })
  }
})

it('say whether it is charged, and are not heard where that is not theirs to say', async () => {
  const targetableId = await openProject()
  await changeProject(server, targetableId, { is_non_chargeable_time_allowed: true })
  await firm.log(person, { from: dayAt(LAST_WEDNESDAY), projectID: targetableId, isFullyChargeable: false })
  await firm.log(person, { from: dayAt('2026-10-28'), projectID: targetableId, isFullyChargeable: false })
  bookings = [probable({ targetableId, isChargeable: false })]
  expect(await suggested()).toMatchObject([{ source: 'booking', isFullyChargeable: false }])
  await changeProject(server, targetableId, { is_non_chargeable_time_allowed: false })
  const [item, ...others] = await suggested()
  expect(others).toEqual([])
  expect(item).toMatchObject({ source: 'recentWeeks', isFullyChargeable: true })
  await person.call(createSubmission, {
    body: { from: item?.from ?? '', duration: item?.duration, projectID: targetableId, isFullyChargeable: true },
  })
  expect(await suggested()).toEqual([])
})

it('suggest so much of a day once, and not where some of it is logged, measured or ahead', async () => {
  const [targetableId, logged, measured] = [await openProject(), await openProject(), await openProject()]
  await logOn([WEDNESDAY], logged, 60)
  const timerId = await stopTimer(measured)
  bookings = [
    probable({ key: 'first', targetableId }),
    probable({ key: 'again', targetableId, comment: 'In other words' }),
    probable({ key: 'logged', targetableId: logged }),
    probable({ key: 'measured', targetableId: measured }),
    probable({ key: 'tomorrow', targetableId, time: { day: '2026-11-13', duration: HOUR } }),
    probable({ key: 'last week', targetableId, time: { day: LAST_WEDNESDAY, duration: HOUR } }),
    probable({
      key: 'beside it',
      targetableId: logged,
      time: { from: `${WEDNESDAY}T13:00:00Z`, to: `${WEDNESDAY}T14:00:00Z` },
    }),
  ]
  expect(await ids()).toEqual([`timer:${timerId}`, 'booking:first', 'booking:beside it'])
})

it('of linked calendars are asked apart, and say whether one is linked', async () => {
  const calendar = () => person.call(listCalendarSuggestions, { query: WEEK })
  expect(await calendar()).toEqual({ isLinked: false, items: [] })
  meetings = []
  expect(await calendar()).toEqual({ isLinked: true, items: [] })
  const time = { from: '2026-11-10T09:00:00.000Z', to: '2026-11-10T09:45:00.000Z' }
  meetings = [
    probable({ key: 'event', time, comment: 'Steering group' }),
    probable({ key: 'no project of theirs', time, targetableId: firm.company.id }),
  ]
  expect(await calendar()).toMatchObject({
    isLinked: true,
    items: [{ id: 'calendarEvent:event', source: 'calendarEvent', day: '2026-11-10', duration: 2700, ...time }],
  })
  expect((await calendar()).items).toHaveLength(1)
  expect(await suggested()).toEqual([])
})

it('are not asked while their feature is off', async () => {
  bookings = [probable({ targetableId: await openProject() })]
  meetings = [probable({})]
  const switchTo = (isOn: boolean) =>
    firm.run(
      `update companies set features = jsonb_set(features, '{absence}', to_jsonb($2::boolean)) where company_id = $1`,
      isOn,
    )
  const seen = async () => [
    ...(await ids()),
    ...(await person.call(listCalendarSuggestions, { query: WEEK })).items.map(({ id }) => id),
  ]
  expect(await seen()).toEqual(['booking:one', 'calendarEvent:one'])
  await switchTo(false)
  expect(await seen()).toEqual([])
  await switchTo(true)
})
