import { approvals } from '@praxis/contract/requests/approvals'
import { clientTime, projectTime } from '@praxis/contract/time/time-reports'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEmployee } from '../../testing/people'
import { rowsReadWithin } from '../../testing/rows-read'
import { startTestServer } from '../../testing/test-server'
import { createTimeFirm, NOW, type TimeFirm } from '../time-sheets/testing/time-firm'

/** So many more than any search below finds that reading all of them would show. */
const MANY = 4000
/** The people, projects and tasks that the time is divided among. */
const PARTS = 20
/** Rows of people, clients and words that are read beside the time found. */
const AROUND = 200

const server = await startTestServer()
let firm: TimeFirm
let projectId: string

interface Logged {
  readonly comment: string
  readonly project?: string
  readonly task?: string
  readonly employee?: string
}

const logMany = (number: number, { comment, project = projectId, task, employee = firm.ana.employeeId }: Logged) =>
  firm.run(
    `insert into time_sheet_submissions (company_id, id, employee_id, targetable_id, client_id, task_id, day, duration, chargeable,
                                         rounded, charged, comment)
     select $1, gen_random_uuid(), $2, $3, $4, $5, date '2026-11-02' - number, 3600, 0, 3600, 0, $6 || number
     from generate_series(1, ${number}) as number`,
    ...[employee, project, firm.clientId, task ?? null, comment],
  )

beforeAll(async () => {
  firm = await createTimeFirm(server)
  projectId = await firm.startProject({ name: 'Harbour wall' })
  for (let part = 1; part <= PARTS; part += 1) {
    const { employeeId } = await createEmployee(server, firm.company, { firstName: 'Person', lastName: `${part}` })
    const project = await firm.startProject({ name: `Project ${part}` })
    const task = await firm.addTask(project, `Drawings of part ${part}`)
    await logMany(MANY / PARTS, { comment: 'Drawings, number ', project, task, employee: employeeId })
  }
  await logMany(7, { comment: 'Pumphouse survey, number ' })
  await logMany(5, { comment: 'By hand, number ', task: await firm.addTask(projectId, 'Siphons and valves') })
  await logMany(3, { comment: 'Checks, number ', employee: firm.other.employeeId })
  await firm.run(
    `insert into requests (company_id, id, type, employee_id, targetable_id, approver_id, state, submitted_at, decided_by, decided_at)
     select company_id, id, 'timeSheet', employee_id, targetable_id, $2, 'approved', $3, $2, $3
     from time_sheet_submissions where company_id = $1`,
    ...[firm.lead.employeeId, NOW],
  )
  await server.sql('analyze')
})

const lists: readonly [string, (search: string) => Promise<{ readonly metadata: { readonly total: number } }>][] = [
  [
    'a client’s time',
    (search) => firm.lead.call(clientTime.listClientSubmissions, { params: { id: firm.clientId }, query: { search } }),
  ],
  [
    'a project’s time',
    (search) => firm.lead.call(projectTime.listProjectSubmissions, { params: { id: projectId }, query: { search } }),
  ],
  [
    'decisions',
    (search) => firm.lead.call(approvals.listDecisions, { query: { search, from: '2026-01-01', to: '2026-12-31' } }),
  ],
]

describe.each(lists)('searching %s', (_, list) => {
  it.each([
    ['a word of comments', 'pumph', 7],
    ['several words', 'survey pumphouse', 7],
    ['a word of a task', 'siphons', 5],
    ['a name', 'otis', 3],
    ['what is nowhere', 'zzzz qqq', 0],
  ])('for %s reads in proportion to what is found', async (_what, search, found) => {
    let total: number | undefined
    const read = await rowsReadWithin(server, async () => {
      total = (await list(search)).metadata.total
    })
    expect(total).toBe(found)
    expect(read).toBeLessThan(AROUND + 150 * found)
  })
})

describe('the words of time', () => {
  const found = async (search: string) =>
    (
      await firm.lead.call(clientTime.listClientSubmissions, { params: { id: firm.clientId }, query: { search } })
    ).items.map(({ id }) => id)

  it('follow what is logged, changed and deleted', async () => {
    const own = await firm.startOwnProject()
    const { id } = await firm.log(firm.ana, {
      ...{ projectID: own.projectId, roleID: own.roleId, comment: 'Ångström gauges, 2nd try' },
    })
    expect(await found('angstrom 2n')).toEqual([id])
    expect(await found('gauge')).toEqual([id])
    await firm.ana.call(timeSheetSubmissions.updateSubmission, { params: { id }, body: { comment: 'Sluice' } })
    expect([await found('gauge'), await found('sluice')]).toEqual([[], [id]])
    await firm.ana.call(timeSheetSubmissions.deleteSubmission, { params: { id } })
    expect(await found('sluice')).toEqual([])
    expect(await server.sql('select from time_words where submission_id = $1', [id])).toEqual([])
  })

  it('of a task follow its title', async () => {
    const task = await firm.addTask(projectId, 'Culvert')
    await logMany(1, { comment: 'Number ', task })
    expect(await found('culv')).toHaveLength(1)
    await firm.run('update tasks set title = $3 where company_id = $1 and id = $2', task, 'Weir')
    expect([(await found('culv')).length, (await found('weir')).length]).toEqual([0, 1])
  })
})
