import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsReadWithin } from '../../testing/rows-read'
import { startTestServer } from '../../testing/test-server'
import { createTimeFirm, NOW, type TimeFirm, TODAY } from './testing/time-firm'

/** So many people that reading all of them would show. */
const MANY_PEOPLE = 2000
const ENTRIES_OF_WEEK = 10
/** As many projects as a list has room for; opportunities and projects of others come before all of them by name. */
const PROJECTS = 100
const OTHERS = 3000
/** How many tables a row of time is read from, each by its key. */
const ROWS_PER_ENTRY = 20
/** Rows that tell whether somebody may open a project and what its client is. */
const ROWS_PER_PROJECT = 10
/** Rows of contracts, holidays and the caller that are read besides. */
const AROUND = 50

const server = await startTestServer({ clock: () => new Date(NOW) })
let firm: TimeFirm

beforeAll(async () => {
  firm = await createTimeFirm(server)
  await firm.run(
    `insert into employees (company_id, id, nano_path, job_title)
     select $1, gen_random_uuid(), 'many-' || number, 'Consultant' from generate_series(1, ${MANY_PEOPLE}) as number`,
  )
  const { projectId } = await firm.startOwnProject()
  await firm.run(
    `with logged as (
       insert into time_sheet_submissions
         (company_id, id, employee_id, day, duration, chargeable, rounded, charged, targetable_id, client_id)
       select $1, gen_random_uuid(), e.id, '2026-11-02', 3600, 3600, 3600, 3600, $2, $3
       from employees e
       where e.company_id = $1 and e.user_id is null
       returning company_id, id, employee_id, targetable_id
     )
     insert into requests (company_id, id, type, state, employee_id, approver_id, targetable_id, submitted_at)
     select company_id, id, 'timeSheet', 'waitingForApproval', employee_id, employee_id, targetable_id, now() from logged`,
    ...[projectId, firm.clientId],
  )
  for (let entry = 0; entry < ENTRIES_OF_WEEK; entry += 1)
    await firm.decided((await firm.log(firm.ana, { projectID: projectId })).id, entry % 2 ? 'approved' : 'denied')
  await firm.run(
    `with started as (
       insert into targetables (company_id, id, kind, name, client_id, lead_id, currency, charging_mechanism, is_public)
       select $1, gen_random_uuid(), kind, name, $2, lead_id, 'GBP', 'effort', is_public
       from (
         select 'project' as kind, 'Project ' || number as name, $3::uuid as lead_id, true as is_public
         from generate_series(1, ${PROJECTS}) as number
         union all
         select 'project', 'Closed ' || number, $4, false from generate_series(1, ${OTHERS}) as number
         union all
         select 'opportunity', 'Opportunity ' || number, $3, true from generate_series(1, ${OTHERS}) as number
       ) as named
       returning company_id, id, kind
     )
     insert into projects (company_id, id) select company_id, id from started where kind = 'project'`,
    ...[firm.clientId, firm.lead.employeeId, firm.other.employeeId],
  )
  await server.sql('analyze')
})

describe('in a firm with many people', () => {
  it('a week reads rows in proportion to its entries', async () => {
    let found = 0
    const read = await rowsReadWithin(server, async () => {
      const week = await firm.ana.call(timeSheetSubmissions.getTimeSheetPeriod, { query: { from: TODAY, to: TODAY } })
      found = week.submissions.length
    })
    expect(found).toBe(ENTRIES_OF_WEEK)
    expect(read).toBeLessThanOrEqual(ENTRIES_OF_WEEK * ROWS_PER_ENTRY + AROUND)
  })

  it.each(['ana', 'lead'] as const)('what %s may log time on is found without a look at another kind', async (name) => {
    let found = 0
    const read = await rowsReadWithin(server, async () => {
      const { items } = await firm[name].call(timeSheetSubmissions.listLoggableItems, { query: {} })
      found = items.filter(({ type }) => type === 'project').length
    })
    expect(found).toBe(PROJECTS)
    expect(read).toBeLessThanOrEqual(PROJECTS * ROWS_PER_PROJECT + AROUND)
  })
})
