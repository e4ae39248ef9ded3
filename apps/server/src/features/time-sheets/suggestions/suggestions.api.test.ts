import { randomUUID } from 'node:crypto'
import { companyManagement } from '@praxis/contract/company/company-management'
import type { NewSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { timeTrackers } from '@praxis/contract/time/time-trackers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmployee, type TestPerson } from '../../../testing/people'
import { changeProject } from '../../../testing/project-rows'
import { startTestServer, type TestServer } from '../../../testing/test-server'
import { createTimeFirm, dayAt, NOW, type TimeFirm } from '../testing/time-firm'

const { listSuggestions, listCalendarSuggestions, createSubmission } = timeSheetSubmissions
const WEEK = { from: '2026-11-09', to: '2026-11-15' }
/** The Wednesdays before NOW. */
const WEDNESDAYS = ['2026-11-04', '2026-10-28', '2026-10-21', '2026-10-14', '2026-10-07'] as const

describe('suggestions', () => {
  let server: TestServer
  let firm: TimeFirm
  let person: TestPerson

  beforeAll(async () => {
    server = await startTestServer({ clock: () => new Date(NOW) })
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
  })

  const suggested = async (query = WEEK) => (await person.call(listSuggestions, { query })).items
  const logOn = async (days: readonly string[], given: Partial<NewSubmission> = {}) => {
    for (const day of days) await firm.log(person, { from: dayAt(day), ...given })
  }
  const openProject = (columns: object = {}) => firm.startProject({ columns: { is_public: true, ...columns } })

  it('follow what was done on that weekday in two of the last four weeks', async () => {
    const projectID = await openProject()
    const roleID = await firm.addRole(projectID, person)
    const taskID = await firm.addTask(projectID)
    const on = { projectID, roleID, taskID }
    await logOn([WEDNESDAYS[2]], { ...on, duration: 60, comment: 'Long ago' })
    await logOn([WEDNESDAYS[0]], { ...on, duration: 7200, comment: 'Last week' })
    const items = await suggested()
    expect(items).toEqual([
      {
        id: `recentWeeks:2026-11-11:${projectID}//${taskID}`,
        source: 'recentWeeks',
        day: '2026-11-11',
        from: dayAt('2026-11-11'),
        to: null,
        duration: 7200,
        project: { id: projectID, details: { name: 'Data platform' }, isInternal: false },
        opportunity: null,
        client: expect.objectContaining({ id: firm.clientId }),
        task: { id: taskID, title: 'A task', taskList: { id: expect.any(String) } },
        roleID,
        isFullyChargeable: true,
        comment: 'Last week',
        trackerID: null,
      },
    ])
    expect(await suggested()).toEqual(items)
    const [item] = items
    await person.call(createSubmission, {
      body: { from: item?.from ?? '', duration: item?.duration, projectID, taskID, roleID, comment: item?.comment },
    })
    expect(await suggested()).toEqual([])
  })

  it('leave out days whose books are closed', async () => {
    const projectID = await openProject()
    await logOn([WEDNESDAYS[0], WEDNESDAYS[1]], { projectID, duration: 7200 })
    expect(await suggested()).toHaveLength(1)
    const close = (closedUntil: string | null) =>
      firm.owner.call(companyManagement.closePeriod, { body: { closedUntil, reason: 'A late entry' } })
    await close('2026-11-11')
    expect(await suggested()).toEqual([])
    await close('2026-11-10')
    expect(await suggested()).toHaveLength(1)
    await close(null)
  })

  it('leave out days of approved leave, and the half of a day that is left is suggested', async () => {
    const reasonId = randomUUID()
    await firm.run(
      `insert into absence_reasons (company_id, id, name, initials, color, is_taken_from_balance)
       values ($1, $2, 'Annual leave', 'AL', '#336699', true)`,
      reasonId,
    )
    const beAway = (datePart: string, state: string) =>
      firm.run(
        `insert into absences (company_id, id, employee_id, reason_id, first_day, last_day, date_part, state)
         values ($1, gen_random_uuid(), $2, $3, '2026-11-11', '2026-11-11', $4, $5)`,
        ...[person.employeeId, reasonId, datePart, state],
      )
    await logOn([WEDNESDAYS[0], WEDNESDAYS[1]], { duration: 27_000 })
    const durations = async () => (await suggested()).map(({ day, duration }) => [day, duration])
    expect(await durations()).toEqual([['2026-11-11', 27_000]])
    await beAway('fullDay', 'waitingForApproval')
    expect(await durations()).toEqual([['2026-11-11', 27_000]])
    await beAway('am', 'approved')
    expect(await durations()).toEqual([['2026-11-11', 13_500]])
    await beAway('pm', 'approved')
    expect(await durations()).toEqual([])
  })

  it('need two weeks, and no older ones', async () => {
    await logOn([WEDNESDAYS[0], WEDNESDAYS[4]], {})
    expect(await suggested()).toEqual([])
  })

  it('leave out what is in the future, beyond the contracted time, or on a bank holiday', async () => {
    const fridays = ['2026-11-06', '2026-10-30']
    await logOn(fridays)
    await logOn(WEDNESDAYS.slice(0, 3), { duration: 20_000 })
    const projectID = await openProject()
    await logOn(WEDNESDAYS.slice(0, 2), { projectID, duration: 20_000 })
    expect((await suggested()).map(({ day, duration }) => [day, duration])).toEqual([
      ['2026-11-11', 20_000],
      ['2026-11-11', 7000],
    ])
    await firm.log(person, { from: dayAt('2026-11-11'), clientID: null, duration: 24_000, taskID: null })
    expect((await suggested()).map(({ project, duration }) => [project?.id, duration])).toEqual([[projectID, 3000]])
    await firm.run(
      `insert into bank_holidays (company_id, id, date, name) values ($1, gen_random_uuid(), '2026-11-11', 'A day off')`,
    )
    expect(await suggested()).toEqual([])
    await firm.run('delete from bank_holidays where company_id = $1')
  })

  it('leave out what would be refused', async () => {
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
      const projectID = await openProject()
      await logOn(WEDNESDAYS.slice(0, 2), { projectID, duration: 60 })
      expect(await suggested()).toHaveLength(1)
      await changeProject(server, projectID, change)
      expect(await suggested()).toEqual([])
    }
    const taskID = await firm.addTask(person.employeeId)
    await logOn(WEDNESDAYS.slice(0, 2), { taskID, duration: 60 })
    await server.sql('update tasks set finished_at = now() where id = $1', [taskID])
    expect(await suggested()).toEqual([])
  })

  it('follow timers that were stopped and not logged', async () => {
    const projectID = await openProject()
    const roleID = await firm.addRole(projectID, person)
    const body = { projectID, comment: 'Measured', startDate: '2026-11-10T09:00:00Z' }
    const { id } = await person.call(timeTrackers.createTimeTracker, { body })
    expect(await suggested()).toEqual([])
    await person.call(timeTrackers.updateTimeTracker, { params: { id }, body: { endDate: '2026-11-10T10:00:00Z' } })
    expect(await suggested()).toMatchObject([
      {
        id: `timer:${id}`,
        source: 'timer',
        day: '2026-11-10',
        from: '2026-11-10T09:00:00.000Z',
        to: '2026-11-10T10:00:00.000Z',
        duration: 3600,
        project: { id: projectID },
        roleID,
        isFullyChargeable: true,
        comment: 'Measured',
        trackerID: id,
      },
    ])
    expect(await suggested({ from: '2026-11-11', to: '2026-11-12' })).toEqual([])
    await firm.log(person, { from: '2026-11-10T09:00:00Z', to: '2026-11-10T10:00:00Z', trackerID: id })
    expect(await suggested()).toEqual([])
  })

  it('are of a period that makes sense', async () => {
    const query = { from: '2026-11-02', to: '2026-11-01' }
    expect(await person.refusal(listSuggestions, { query })).toMatchObject({ fields: [{ path: 'to' }] })
    expect(await person.refusal(listCalendarSuggestions, { query })).toMatchObject({ fields: [{ path: 'to' }] })
    expect(await person.call(listCalendarSuggestions, { query: WEEK })).toEqual({ isLinked: false, items: [] })
    const longAgo = { from: '0001-01-01', to: '0001-01-07' }
    expect(await person.refusal(listSuggestions, { query: longAgo })).toMatchObject({ fields: [{ path: 'from' }] })
    const farAhead = { from: '9999-12-27', to: '9999-12-31' }
    expect(await person.call(listSuggestions, { query: farAhead })).toEqual({ isEnabled: true, items: [] })
  })
})

describe('suggestions that are switched off', () => {
  it('are none, and say so', async () => {
    const server = await startTestServer({ environment: { TIMESHEET_SUGGESTIONS: 'off' } })
    const { ana } = await createTimeFirm(server)
    expect(await ana.call(listSuggestions, { query: WEEK })).toEqual({ isEnabled: false, items: [] })
  })
})
