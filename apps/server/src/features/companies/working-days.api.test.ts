import { randomUUID } from 'node:crypto'
import { companies } from '@praxis/contract/company/companies'
import { expect, test } from 'vitest'
import { createEmployee, createTestCompany } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'

const server = await startTestServer()

test('working days are counted by month, less the bank holidays', async () => {
  const company = await createTestCompany(server)
  await server.sql(`update companies set region = 'ENG' where company_id = $1`, [company.id])
  const employee = await createEmployee(server, company)
  const count = (fromDate: string, toDate: string, id = company.id) => ({ params: { id }, query: { fromDate, toDate } })
  const { items } = await employee.call(companies.getWorkingDaysByMonth, count('2026-11-01', '2027-01-31'))
  expect(items).toEqual([
    { month: '2026-11', workingDays: 21 },
    { month: '2026-12', workingDays: 21 },
    { month: '2027-01', workingDays: 20 },
  ])
  const decade = await employee.call(companies.getWorkingDaysByMonth, count('2026-01-01', '2035-12-31'))
  expect(decade.items).toHaveLength(120)
  const refusalOf = (from: string, to: string, id?: string) =>
    employee.refusal(companies.getWorkingDaysByMonth, count(from, to, id))
  expect(await refusalOf('2026-01-01', '2036-01-01')).toMatchObject({
    reason: 'invalidInput',
    fields: [{ path: 'toDate' }],
  })
  expect(await refusalOf('2026-01-02', '2026-01-01')).toMatchObject({
    reason: 'invalidInput',
    fields: [{ path: 'toDate' }],
  })
  expect((await refusalOf('2026-01-01', '2026-12-31', randomUUID())).reason).toBe('notFound')
})
