import { expect, it } from 'vitest'
import { createEmployee, createTestCompany } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'

it('the days a contract period is in force follow the periods as they come, move and go', async () => {
  const server = await startTestServer()
  const company = await createTestCompany(server)
  const { employeeId } = await createEmployee(server, company)
  const ofEmployee = [company.id, employeeId]
  const add = (...days: string[]) =>
    server.sql(
      `insert into contract_periods (
         company_id, employee_id, applied_on, type, working_time, holiday_entitlement_half_days)
       select $1, $2, day::date, 'permanent', '{0, 0, 0, 0, 0, 0, 0}', 50 from unnest($3::text[]) as day`,
      [...ofEmployee, days],
    )
  const inForce = async () => {
    const rows = await server.sql<{ days: string }>(
      `select concat_ws(' ', applied_on, since, until) as days from contract_periods
       where company_id = $1 and employee_id = $2 order by applied_on`,
      ofEmployee,
    )
    return rows.map(({ days }) => days)
  }

  await server.sql('delete from contract_periods where company_id = $1 and employee_id = $2', ofEmployee)
  await add('2026-03-01')
  expect(await inForce()).toEqual(['2026-03-01 -infinity infinity'])
  await add('2026-01-01', '2026-06-01')
  expect(await inForce()).toEqual([
    '2026-01-01 -infinity 2026-03-01',
    '2026-03-01 2026-03-01 2026-06-01',
    '2026-06-01 2026-06-01 infinity',
  ])
  const ofPeriod = 'company_id = $1 and employee_id = $2 and applied_on = $3'
  await server.sql(`update contract_periods set applied_on = '2026-09-01' where ${ofPeriod}`, [
    ...ofEmployee,
    '2026-01-01',
  ])
  expect(await inForce()).toEqual([
    '2026-03-01 -infinity 2026-06-01',
    '2026-06-01 2026-06-01 2026-09-01',
    '2026-09-01 2026-09-01 infinity',
  ])
  await server.sql(`delete from contract_periods where ${ofPeriod}`, [...ofEmployee, '2026-06-01'])
  expect(await inForce()).toEqual(['2026-03-01 -infinity 2026-09-01', '2026-09-01 2026-09-01 infinity'])
})
