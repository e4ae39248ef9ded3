import { approvals } from '@praxis/contract/approvals'
import { beforeAll, expect, it } from 'vitest'
import { startTestServer } from '../../testing/test-server'
import { createRequestsFirm, type RequestsFirm } from './testing/requests-firm'

const MANY = 2000

const server = await startTestServer()
let firm: RequestsFirm

beforeAll(async () => {
  firm = await createRequestsFirm(server)
  const { company, submitter, manager } = firm
  const project = await firm.startProject({ name: 'Harbour wall', responsibility: 'lineManager' })
  await server.sql(
    `insert into time_sheet_submissions (company_id, id, employee_id, project_id, day, duration, chargeable, rounded, charged, comment)
     select $1, gen_random_uuid(), $2, $3, date '2026-11-02' - number, 3600, 0, 3600, 0,
            'Quay drawings, part ' || number || ', with remarks by the client and the engineer'
     from generate_series(1, ${MANY}) as number`,
    [company.id, submitter.employeeId, project],
  )
  await server.sql(
    `insert into requests (company_id, id, type, employee_id, project_id, approver_id, state, submitted_at)
     select company_id, id, 'timeSheet', employee_id, project_id, $2, 'waitingForApproval', now()
     from time_sheet_submissions where company_id = $1`,
    [company.id, manager.employeeId],
  )
  await server.sql('analyze')
})

const list = (search?: string) =>
  firm.manager.call(approvals.listApprovals, { query: { groupBy: 'entry', ...(search && { search }) } })

const msOf = async (search?: string): Promise<number> => {
  const took: number[] = []
  for (let time = 0; time < 7; time++) {
    const begun = performance.now()
    await list(search)
    took.push(performance.now() - begun)
  }
  return Math.min(...took)
}

it('looks for one letter in names only, so that it costs less than all that waits', async () => {
  expect((await list('q')).metadata.total).toBe(0)
  expect(await msOf('q')).toBeLessThan(await msOf())
})

it.each([
  ['h', MANY],
  ['s', MANY],
  ['qu', MANY],
  ['ha w 77', 11],
  ['sam 1234', 1],
  ['q 1234', 0],
  ['zz', 0],
])('finds %s in names and, from two letters on, in comments', async (search, total) => {
  expect((await list(search)).metadata.total).toBe(total)
})
