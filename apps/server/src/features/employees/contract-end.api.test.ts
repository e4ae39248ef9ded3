import { operations } from '@praxis/contract/company/history-and-jobs'
import { employees } from '@praxis/contract/people/employees'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEmployee } from '../../testing/people'
import { createPeopleFirm, period, startPeopleServer } from './testing/people-firm'

const server = await startPeopleServer()
let firm: Awaited<ReturnType<typeof createPeopleFirm>>

beforeAll(async () => {
  firm = await createPeopleFirm(server)
})

const employ = async (startDate = '2024-01-01') => {
  const person = await createEmployee(server, firm.company)
  const params = { id: person.employeeId }
  await firm.manager.call(employees.updateEmployeeContract, {
    params,
    body: { version: 0, startDate, periods: [period(startDate)] },
  })
  return { person, params }
}
const contractOf = async (params: { readonly id: string }) =>
  (await firm.manager.call(employees.getEmployee, { params })).contract

describe('the end of a contract', () => {
  it('is set, moved and taken back with the contract', async () => {
    const { params } = await employ()
    const end = (version: number, endDate: string | null) =>
      firm.manager.call(employees.updateEmployeeContract, { params, body: { version, endDate } })
    expect((await end(1, '2027-03-31')).contract).toMatchObject({
      endDate: '2027-03-31',
      periods: [{ appliedDate: '2024-01-01', endDate: '2027-03-31' }],
    })
    expect((await end(2, '2027-06-30')).contract?.endDate).toBe('2027-06-30')
    const { contract } = await end(3, null)
    expect(contract).toMatchObject({ endDate: null, version: 4 })
    expect(contract?.periods[0]).not.toHaveProperty('endDate')
    expect(
      await firm.manager.refusal(employees.updateEmployeeContract, {
        params,
        body: { version: 4, endDate: '2023-12-31' },
      }),
    ).toMatchObject({ reason: 'invalidInput', fields: [{ path: 'endDate' }] })
  })

  it('is asked for when somebody is deactivated, today by default, and one that lies before stays', async () => {
    const { params } = await employ()
    await firm.manager.call(employees.deactivateEmployee, { params, query: { endDate: '2026-10-31' } })
    expect(await contractOf(params)).toMatchObject({ endDate: '2026-10-31' })
    const { items } = await firm.manager.call(operations.getHistory, { params: { entity: 'employee', id: params.id } })
    expect(items[0]).toMatchObject({ action: 'deactivated', after: { isActive: false, endDate: '2026-10-31' } })

    const today = await employ()
    await firm.manager.call(employees.deactivateEmployee, { params: today.params })
    expect(await contractOf(today.params)).toMatchObject({ endDate: '2026-11-12' })

    const ended = await employ()
    await firm.manager.call(employees.updateEmployeeContract, {
      params: ended.params,
      body: { version: 1, endDate: '2026-06-30' },
    })
    await firm.manager.call(employees.deactivateEmployee, { params: ended.params })
    expect(await contractOf(ended.params)).toMatchObject({ endDate: '2026-06-30' })
  })

  it('is followed by a new span when somebody comes back', async () => {
    const { params } = await employ()
    await firm.manager.call(employees.deactivateEmployee, { params, query: { endDate: '2026-06-30' } })
    await firm.manager.call(employees.reactivateEmployee, { params, query: { startDate: '2026-11-01' } })
    expect(await contractOf(params)).toMatchObject({
      endDate: null,
      startDate: '2024-01-01',
      periods: [
        { appliedDate: '2024-01-01', endDate: '2026-06-30' },
        { appliedDate: '2026-11-01', holidayEntitlementDays: 25 },
      ],
    })
  })

  it('is refused before the contract starts, and leaves people without a contract alone', async () => {
    const { params } = await employ('2026-02-01')
    expect(
      await firm.manager.refusal(employees.deactivateEmployee, { params, query: { endDate: '2026-01-31' } }),
    ).toMatchObject({ reason: 'invalidInput', fields: [{ path: 'endDate' }] })
    const person = await createEmployee(server, firm.company)
    await firm.manager.call(employees.deactivateEmployee, { params: { id: person.employeeId } })
    expect(await contractOf({ id: person.employeeId })).toBeNull()
  })
})
