import { approvals } from '@praxis/contract/requests/approvals'
import { beforeAll, expect, it } from 'vitest'
import { rowsReadWithin } from '../../testing/rows-read'
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
    `insert into time_sheet_submissions (company_id, id, employee_id, targetable_id, day, duration, chargeable, rounded, charged, comment)
     select $1, gen_random_uuid(), $2, $3, date '2026-11-02' - number, 3600, 0, 3600, 0,
            'Quay drawings, part ' || number || ', with remarks by the client and the engineer'
     from generate_series(1, ${MANY}) as number`,
    [company.id, submitter.employeeId, project],
  )
  await server.sql(
    `insert into requests (company_id, id, type, employee_id, targetable_id, approver_id, state, submitted_at)
     select company_id, id, 'timeSheet', employee_id, targetable_id, $2, 'waitingForApproval', now()
     from time_sheet_submissions where company_id = $1`,
    [company.id, manager.employeeId],
  )
  await server.sql('analyze')
})

const list = (search?: string) =>
  firm.manager.call(approvals.listApprovals, { query: { groupBy: 'entry', ...(search && { search }) } })

it('looks for one letter in names only, and reads next to nothing where nobody and nothing is called so', async () => {
  let total: number | undefined
  const read = await rowsReadWithin(server, async () => {
    total = (await list('q')).metadata.total
  })
  expect(total).toBe(0)
  expect(read).toBeLessThan(MANY / 20)
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
