import { randomUUID } from 'node:crypto'
import { projects } from '@praxis/contract/projects/projects'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEmployee, createTestCompany } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createTimeFirm, dayAt, NOW, type TimeFirm, TODAY } from './testing/time-firm'

const { getTimeSheetPeriod, listLoggableItems, getSubmissionProject } = timeSheetSubmissions

describe('the time sheet', () => {
  let server: TestServer
  let firm: TimeFirm

  beforeAll(async () => {
    server = await startTestServer({ clock: () => new Date(NOW) })
    firm = await createTimeFirm(server)
  })

  const loggable = async (by = firm.ana, query: { query?: string; timeSheetSubmissionID?: string } = {}) =>
    (await by.call(listLoggableItems, { query })).items

  it('shows one’s own time by day and time beside what is contracted', async () => {
    const holiday = `insert into bank_holidays (company_id, id, date, name) values ($1, $2, '2026-11-10', 'Founders’ Day')`
    await firm.run(holiday, randomUUID())
    const at = (from: string, to: string) => firm.log(firm.ana, { from: `${from}:00Z`, to: `${to}:00Z` })
    const second = await at('2026-11-12T10:00', '2026-11-12T11:00')
    const first = await at('2026-11-12T08:00', '2026-11-12T09:30')
    const untimed = await firm.log(firm.ana)
    const monday = await firm.log(firm.ana, { from: dayAt('2026-11-09') })
    await firm.log(firm.ana, { from: dayAt('2026-11-16') })
    await firm.log(firm.other)
    const period = await firm.ana.call(getTimeSheetPeriod, { query: { from: '2026-11-09', to: '2026-11-15' } })
    expect(period.submissions.map(({ id }) => id)).toEqual([monday.id, first.id, second.id, untimed.id])
    expect(period.contractedTimeInterval).toBe(4 * 27_000)
    expect(period.days.map(({ contractedTimeInterval }) => contractedTimeInterval)).toEqual([
      ...[27_000, 0, 27_000, 27_000, 27_000, 0, 0],
    ])
    expect(period.days[1]).toEqual({
      day: '2026-11-10',
      contractedTimeInterval: 0,
      bankHoliday: 'Founders’ Day',
      items: [],
    })
  })

  it('contracts nothing for those without a contract, nor before it starts', async () => {
    const query = { from: '2026-01-01', to: '2026-01-11' }
    const free = await createEmployee(server, firm.company)
    expect(await free.call(getTimeSheetPeriod, { query })).toMatchObject({ contractedTimeInterval: 0 })
    expect(await firm.ana.call(getTimeSheetPeriod, { query })).toMatchObject({ contractedTimeInterval: 5 * 27_000 })
  })

  it('covers at most 62 days, in their order', async () => {
    const refusal = (from: string, to: string) => firm.ana.refusal(getTimeSheetPeriod, { query: { from, to } })
    expect(await refusal('2026-11-02', '2026-11-01')).toMatchObject({ fields: [{ path: 'to' }] })
    expect(await refusal('2026-09-01', '2026-11-02')).toMatchObject({ fields: [{ path: 'to' }] })
    expect(await refusal('0001-01-01', '0001-01-07')).toMatchObject({ fields: [{ path: 'from' }] })
    await firm.ana.call(getTimeSheetPeriod, { query: { from: '2026-09-01', to: '2026-11-01' } })
  })

  it('offers what one may log time on, last used first', async () => {
    const person = await createEmployee(server, firm.company)
    const open = { is_public: true }
    const alpha = await firm.startProject({ name: 'Alpha', columns: open })
    const beta = await firm.startProject({ name: 'Beta', columns: open, isInternal: true })
    await firm.startProject({ name: 'Hidden' })
    await firm.startProject({ name: 'Over', columns: { ...open, ended_at: NOW } })
    expect((await loggable(person)).map(({ title, type }) => [type, title])).toEqual([
      ['project', 'Alpha'],
      ['project', 'Beta'],
    ])
    await firm.log(person, { projectID: beta, from: dayAt('2026-11-02') })
    await firm.log(person, { projectID: alpha, from: dayAt('2026-11-01') })
    expect(await loggable(person)).toMatchObject([
      { id: beta, title: 'Beta', subtitle: 'Internal', logo: null, lastLoggedOn: '2026-11-02' },
      { id: alpha, title: 'Alpha', subtitle: 'Northgate Water', lastLoggedOn: '2026-11-01' },
    ])
    await firm.addRole(alpha, person)
    await firm.log(person, { clientID: firm.clientId, from: dayAt(TODAY) })
    expect((await loggable(person)).map(({ type, id }) => [type, id])).toEqual([
      ['client', firm.clientId],
      ['project', beta],
      ['project', alpha],
    ])
    await firm.run('update clients set is_active = false where company_id = $1')
    expect((await loggable(person)).map(({ type }) => type)).toEqual(['project', 'project'])
    await firm.run('update clients set is_active = true where company_id = $1')
  })

  it('is searched by the beginnings of words, and keeps what a submission is on', async () => {
    const manager = await createEmployee(server, firm.company, { capabilities: ['canManageProjects'] })
    const start = (name: string) =>
      manager.call(projects.createInternalProject, { body: { name, leadID: manager.employeeId } })
    const garden = await start('Winter garden')
    const kitchen = await start('Summer kitchen')
    const { id } = await firm.log(manager, { projectID: kitchen.id })
    const titles = async (asked: object) => (await loggable(manager, asked)).map(({ title }) => title)
    expect(await titles({ query: 'gard wint' })).toEqual(['Winter garden'])
    expect(await titles({ query: 'arden' })).toEqual([])
    expect(await titles({ query: 'gard', timeSheetSubmissionID: id })).toEqual(['Summer kitchen', 'Winter garden'])
    await firm.run('update targetables set ended_at = now() where company_id = $1 and id = $2', kitchen.id)
    expect(await titles({})).not.toContain('Summer kitchen')
    expect(await titles({ timeSheetSubmissionID: id })).toContain('Summer kitchen')
    // A submission of somebody else adds nothing to the list.
    expect(await loggable(firm.other, { timeSheetSubmissionID: id })).not.toContainEqual(
      expect.objectContaining({ id: kitchen.id }),
    )
    expect(garden.id).toBeTruthy()
  })

  it('knows what the form needs of a project', async () => {
    const { projectId } = await firm.startOwnProject({
      columns: { rounding: 'sixMinuteBlocks', time_sheet_constraint: 'upToTwoWeeks', end_date: '2027-01-31' },
    })
    await firm.addTask(projectId)
    const params = { projectId }
    expect(await firm.ana.call(getSubmissionProject, { params })).toMatchObject({
      id: projectId,
      client: { id: firm.clientId },
      isInternal: false,
      endDate: '2027-01-31',
      timeSheetConstraint: 'upToTwoWeeks',
      consultancyTimeRounding: 'sixMinuteBlocks',
      taskLists: [{ name: 'A list' }],
      approver: { id: firm.lead.employeeId },
      can: { trackTime: true, createTask: true },
    })
    expect(await firm.other.refusal(getSubmissionProject, { params })).toMatchObject({ reason: 'notFound' })
    await firm.run('update targetables set is_public = true where company_id = $1 and id = $2', projectId)
    expect(await firm.other.call(getSubmissionProject, { params })).toMatchObject({
      taskLists: [],
      can: { trackTime: true, createTask: false },
    })
  })

  it('offers no projects and clients where the company has none', async () => {
    const { owner } = await createTestCompany(server, { project: false })
    expect(await loggable(owner)).toEqual([])
    expect(await owner.refusal(getSubmissionProject, { params: { projectId: randomUUID() } })).toMatchObject({
      reason: 'notFound',
    })
  })
})
