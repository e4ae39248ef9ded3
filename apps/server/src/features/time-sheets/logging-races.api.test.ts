import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createTimeFirm, NOW, type TimeFirm } from './testing/time-firm'

describe('what happens while time is logged', () => {
  let server: TestServer
  let firm: TimeFirm

  beforeAll(async () => {
    server = await startTestServer({ clock: () => new Date(NOW) })
    firm = await createTimeFirm(server)
  })

  /** Makes the call after the statement and before its commit. */
  const amid = async <Answer>(statement: string, values: readonly unknown[], call: () => Promise<Answer>) => {
    const elsewhere = new pg.Client({ connectionString: server.database.superuserUrl })
    await elsewhere.connect()
    await elsewhere.query('begin')
    await elsewhere.query(statement, [...values])
    const answer = call()
    const waiting = () =>
      server.sql(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
      )
    await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1)
    await elsewhere.query('commit')
    await elsewhere.end()
    return answer
  }

  it('when its project goes to another client, so does the time', async () => {
    const { projectId } = await firm.startOwnProject()
    const clientId = randomUUID()
    await firm.run(
      `insert into clients (company_id, id, name, owner_id, trading_currency) values ($1, $2, 'Southgate', $3, 'GBP')`,
      ...[clientId, firm.lead.employeeId],
    )
    const logged = await amid('update targetables set client_id = $2 where id = $1', [projectId, clientId], () =>
      firm.log(firm.ana, { projectID: projectId }),
    )
    expect(logged).toMatchObject({ project: { id: projectId }, client: { id: clientId } })
  })

  it('when its role is deleted, it is refused', async () => {
    const { projectId, roleId } = await firm.startOwnProject({ columns: { is_public: true } })
    const refusal = await amid('delete from targetable_roles where id = $1', [roleId], () =>
      firm.refused(firm.ana, { projectID: projectId, roleID: roleId }),
    )
    expect(refusal).toMatchObject({ status: 400, reason: 'invalidClientProjectRole' })
  })

  it('when its task is deleted, it is refused', async () => {
    const { projectId } = await firm.startOwnProject()
    const taskID = await firm.addTask(projectId)
    const refusal = await amid('delete from tasks where id = $1', [taskID], () =>
      firm.refused(firm.ana, { projectID: projectId, taskID }),
    )
    expect(refusal).toMatchObject({ status: 404, reason: 'notFound' })
  })
})
