import { randomUUID } from 'node:crypto'
import { projectTime } from '@praxis/contract/time/time-reports'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EmployeeActor, scopeOf } from '../../platform/auth/actor'
import type { TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { amendProjectSubmissions, moveSubmissionsToProject } from './commands/change-time-of-project'
import { createReportsFirm, type ReportsFirm, type TestProject } from './testing/reports-firm'

const MANY = 500
const FEW_STATEMENTS = 25

describe('changing much time of a project at once', () => {
  let server: TestServer
  let firm: ReportsFirm
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    firm = await createReportsFirm(server)
    await firm.giveRole(firm.tower, firm.junior, 'Engineer')
  })

  /** Half of the time is Mia's and half Nils's, each on one of two tasks; a third of it waits for a decision. */
  const logMany = async (project: TestProject, count: number): Promise<string[]> => {
    const list = randomUUID()
    await server.sql(`insert into task_lists (company_id, id, board_id, name, rank) values ($1, $2, $3, 'Work', 'n')`, [
      ...[firm.company.id, list, project.id],
    ])
    const tasks = await server.sql<{ id: string }>(
      `insert into tasks (company_id, id, board_id, list_id, title, rank)
       select $1, gen_random_uuid(), $2, $3, 'Task ' || n, 'n' || n from generate_series(1, 2) n returning id`,
      [firm.company.id, project.id, list],
    )
    const rows = await server.sql<{ id: string }>(
      `insert into time_sheet_submissions (company_id, id, employee_id, day, duration, chargeable, rounded, charged,
                                           targetable_id, client_id, task_id)
       select $1, gen_random_uuid(), ($2::uuid[])[1 + n % 2], '2026-06-01'::date + n % 30, 3600, 3600, 3600, 3600, $3, $4,
              ($5::uuid[])[1 + n / 2 % 2]
       from generate_series(1, $6::integer) n returning id`,
      [
        ...[firm.company.id, [firm.member.employeeId, firm.junior.employeeId], project.id, project.clientId],
        ...[tasks.map(({ id }) => id), count],
      ],
    )
    const ids = rows.map(({ id }) => id)
    await server.sql(
      `insert into requests (company_id, id, type, state, employee_id, approver_id, targetable_id, submitted_at)
       select s.company_id, s.id, 'timeSheet', 'waitingForApproval', s.employee_id,
              approver_for(s.company_id, s.employee_id, s.targetable_id, now()), s.targetable_id, now()
       from time_sheet_submissions s where s.id = any ($1)`,
      [ids.filter((_, index) => index % 3 === 0)],
    )
    // The database does this by itself a while after a table has grown.
    await server.sql('analyze time_sheet_submissions, requests, tasks, employees, targetables, projects, clients')
    return ids
  }

  const statementsOf = async (work: (...given: Parameters<typeof amendProjectSubmissions>) => Promise<unknown>) => {
    const { authenticator, database } = server.application.running
    const { sessionId, employeeId } = firm.manager
    const actor = (await authenticator.actorOfSession(sessionId, employeeId, undefined)) as EmployeeActor
    return database.mutate(scopeOf(actor), async (db) => {
      const spies = [vi.spyOn(db, 'rows'), vi.spyOn(db, 'row'), vi.spyOn(db, 'run')]
      await work(db, server.platform, actor, firm.tower.id, [])
      return spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
    })
  }

  it('takes a few statements however much it is', async () => {
    const ids = await logMany(firm.tower, MANY)
    const amendments = ids.map((timeSheetSubmissionID) => ({ timeSheetSubmissionID, duration: 1800 }))
    const toAmend = await statementsOf((db, platform, actor, projectId) =>
      amendProjectSubmissions(db, platform, actor, projectId, amendments),
    )
    expect(toAmend).toBeLessThan(FEW_STATEMENTS)
    const toMove = await statementsOf((db, platform, actor, projectId) =>
      moveSubmissionsToProject(db, platform, actor, projectId, { ids, toProjectId: firm.meters.id }),
    )
    expect(toMove).toBeLessThan(FEW_STATEMENTS)
    const [sums] = await server.sql(
      `select count(*)::integer as count, sum(s.duration)::integer as seconds, count(distinct s.original ->> 'projectName')
                ::integer as projects, count(r.id)::integer as waiting, bool_and(r.targetable_id = s.targetable_id) as follows,
              count(s.task_id)::integer as tasks
       from time_sheet_submissions s left join requests r on r.id = s.id
       where s.targetable_id = $1 and s.original is not null`,
      [firm.meters.id],
    )
    expect(sums).toEqual({
      ...{ count: MANY, seconds: MANY * 1800, projects: 1, waiting: Math.ceil(MANY / 3), follows: true, tasks: 0 },
    })
  })

  it('is done by two at once without either waiting for the other for ever', async () => {
    const ids = await logMany(firm.tower, 60)
    const amend = (by: TestPerson, of: readonly string[], duration: number) =>
      by.call(projectTime.amendProjectSubmissions, {
        params: { id: firm.tower.id },
        body: { amendments: of.map((timeSheetSubmissionID) => ({ timeSheetSubmissionID, duration })) },
      })
    const backwards = ids.toReversed()
    await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        turn % 2 === 0 ? amend(firm.manager, ids, 1000 + turn) : amend(firm.lead, backwards, 1000 + turn),
      ),
    )
    // Of two changes at once, the later one has changed all of the time.
    const durations = await server.sql(`select distinct duration from time_sheet_submissions where id = any ($1)`, [
      ids,
    ])
    expect(durations).toHaveLength(1)
    const tasks = await server.sql<{ kept: string; summed: string }>(
      `select sum(t.logged_seconds) as kept, (select sum(s.duration) from time_sheet_submissions s
              where s.task_id = any (array_agg(t.id))) as summed
       from tasks t where t.board_id = $1`,
      [firm.tower.id],
    )
    expect(tasks[0]?.kept).toBe(tasks[0]?.summed)
  })

  it('is not done to what went elsewhere while one looked', async () => {
    const ids = await logMany(firm.tower, 20)
    const move = (by: TestPerson) =>
      by.call(projectTime.moveSubmissionsToProject, {
        params: { id: firm.tower.id },
        body: { timeSheetSubmissionIDs: ids, projectID: firm.meters.id },
      })
    const answers = await Promise.allSettled([move(firm.manager), move(firm.manager), move(firm.owner)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const late = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.reason] : []))
    expect(late).toEqual(['notFound', 'notFound'])
  })
})
