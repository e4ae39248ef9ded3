import { randomUUID } from 'node:crypto'
import { companyManagement } from '@praxis/contract/company/company-management'
import { defaultWorkingWeek } from '@praxis/contract/company/company-settings'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { type ContractInput, employees } from '@praxis/contract/people/employees'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmployee, type TestPerson } from '../../testing/people'
import { withoutIds } from '../../testing/without-ids'
import { type ActorKind, actorsAround, createPeopleFirm, give, period, startPeopleServer } from './testing/people-firm'

const server = await startPeopleServer()
let firm: Awaited<ReturnType<typeof createPeopleFirm>>
let actors: Awaited<ReturnType<typeof actorsAround>>

beforeAll(async () => {
  firm = await createPeopleFirm(server)
  actors = await actorsAround(server, firm)
})

const fourDays = { ...defaultWorkingWeek, 6: 0 }

describe('a contract', () => {
  let person: TestPerson

  beforeEach(async () => {
    person = await createEmployee(server, firm.company)
  })

  const sent = (body: Partial<ContractInput>) => ({
    params: { id: person.employeeId },
    body: { version: 0, ...body },
  })
  const change = (body: Partial<ContractInput>) => firm.manager.call(employees.updateEmployeeContract, sent(body))
  const refusal = (body: Partial<ContractInput>) => firm.manager.refusal(employees.updateEmployeeContract, sent(body))

  it('names the rate card of each period, and the history says which, by its name alone', async () => {
    const [standard, elsewhere] = [randomUUID(), randomUUID()]
    await server.sql(
      `insert into rate_cards (company_id, id, name, hourly_charge, hourly_cost) values ($1, $2, $3, 9876, 5432)`,
      [firm.company.id, standard, `Standard ${standard}`],
    )
    const first = { ...period('2026-03-01'), rateCardID: standard }
    expect((await change({ periods: [first] })).contract?.periods).toMatchObject([{ rateCardID: standard }])
    const without = await change({ version: 1, periods: [first, period('2026-09-01')] })
    expect(without.contract?.periods[1]).not.toHaveProperty('rateCardID')
    // Moving the start leaves the card where it was.
    const moved = await change({ version: 2, startDate: '2026-04-01' })
    expect(moved.contract?.periods[0]).toMatchObject({ appliedDate: '2026-04-01', rateCardID: standard })
    expect(await refusal({ version: 3, periods: [{ ...period('2026-04-01'), rateCardID: elsewhere }] })).toMatchObject({
      fields: [{ path: 'periods.0.rateCardID', message: 'Unknown rate card' }],
    })
    const own = await person.call(employees.getEmployee, { params: { id: person.employeeId } })
    expect(own.contract?.periods[0]).toMatchObject({ rateCardID: standard })
    const params = { entity: 'employee' as const, id: person.employeeId }
    const { items } = await firm.manager.call(operations.getHistory, { params })
    expect(items.at(-1)?.after).toMatchObject({ periods: [{ rateCard: `Standard ${standard}` }] })
    expect(withoutIds(items)).not.toMatch(/9876|5432|rateCardID/)
    expect(
      await firm.company.owner.refusal(companyManagement.deleteRateCard, { params: { id: standard } }),
    ).toMatchObject({ reason: 'recordInUse', usedBy: 'contracts' })
  })

  it('begins with its first period', async () => {
    const { contract } = await change({ periods: [period('2026-03-01')] })
    expect(contract).toMatchObject({ startDate: '2026-03-01', version: 1, isAvailableInClientResourcing: true })
    expect(contract?.activePeriod).toEqual(period('2026-03-01'))
  })

  it('that has not begun shows its first period', async () => {
    const { contract } = await change({ periods: [period('2027-01-01'), period('2027-06-01', { type: 'contractor' })] })
    expect(contract?.activePeriod).toEqual(period('2027-01-01'))
  })

  it('changes from a day on and leaves earlier periods untouched', async () => {
    const first = period('2026-03-01', { holidayEntitlementDays: 12.5 })
    const changed = period('2026-11-01', { workingTimeIntervalByDay: fourDays, type: 'contractor' })
    await change({ periods: [first] })
    const { contract } = await change({ version: 1, periods: [changed, first] })
    expect(contract).toMatchObject({
      version: 2,
      startDate: '2026-03-01',
      periods: [first, changed],
      activePeriod: changed,
      workingDays: [2, 3, 4, 5],
    })
  })

  it('that starts on another day keeps what is in force from then on', async () => {
    const [first, second] = [period('2026-03-01', { holidayEntitlementDays: 20 }), period('2026-07-01')]
    await change({ periods: [first, second] })
    const earlier = await change({ version: 1, startDate: '2026-01-01' })
    expect(earlier.contract?.periods).toEqual([{ ...first, appliedDate: '2026-01-01' }, second])
    const later = await change({ version: 2, startDate: '2026-08-01' })
    expect(later.contract).toMatchObject({
      startDate: '2026-08-01',
      periods: [{ ...second, appliedDate: '2026-08-01' }],
    })
  })

  it('says whether somebody is available in client resourcing', async () => {
    await change({ periods: [period('2026-03-01')] })
    const { contract } = await change({ version: 1, isAvailableInClientResourcing: false })
    expect(contract).toMatchObject({
      isAvailableInClientResourcing: false,
      version: 2,
      periods: [period('2026-03-01')],
    })
  })

  it('is in the history with what changed only; saying the same again changes nothing', async () => {
    await change({ periods: [period('2026-03-01')] })
    expect((await change({ version: 1, periods: [period('2026-03-01')] })).contract?.version).toBe(1)
    await change({ version: 1, isAvailableInClientResourcing: false })
    const { items } = await firm.manager.call(operations.getHistory, {
      params: { entity: 'employee', id: person.employeeId },
    })
    expect(items).toMatchObject([
      {
        action: 'contractUpdated',
        before: { isAvailableInClientResourcing: true },
        after: { isAvailableInClientResourcing: false },
      },
      { action: 'contractUpdated', before: { startDate: null }, after: { startDate: '2026-03-01' } },
    ])
  })

  it.each<[string, string, Partial<ContractInput>]>([
    ['nothing to begin with', 'periods', {}],
    ['a start without periods', 'periods', { startDate: '2026-01-01' }],
    ['no periods', 'periods', { periods: [] }],
    ['one before the start', 'periods.0.appliedDate', { startDate: '2026-02-01', periods: [period('2026-01-01')] }],
    ['two on a day', 'periods.1.appliedDate', { periods: [period('2026-01-01'), period('2026-01-01')] }],
    ['none on the start', 'periods', { startDate: '2026-01-01', periods: [period('2026-02-01')] }],
    ['a day that is none', 'periods.0.appliedDate', { periods: [period('0000-01-01')] }],
    ['a leap day too many', 'periods.0.appliedDate', { periods: [period('2026-02-29')] }],
    [
      'a quarter of a day',
      'periods.0.holidayEntitlementDays',
      { periods: [period('2026-01-01', { holidayEntitlementDays: 0.25 })] },
    ],
    [
      'more than a day has',
      'periods.0.workingTimeIntervalByDay.2',
      { periods: [period('2026-01-01', { workingTimeIntervalByDay: { ...fourDays, 2: 86_401 } })] },
    ],
  ])('with %s is refused', async (_, path, body) => {
    expect(await refusal(body)).toMatchObject({ status: 400, reason: 'invalidInput', fields: [{ path }] })
  })

  it('whose first period would no longer begin with it is refused', async () => {
    await change({ periods: [period('2026-03-01')] })
    expect(await refusal({ version: 1, periods: [period('2026-04-01')] })).toMatchObject({ reason: 'invalidInput' })
    expect(await refusal({ version: 1, startDate: '0000-01-01' })).toMatchObject({ fields: [{ path: 'startDate' }] })
  })

  it.each([0, 2])('cannot be changed with the version %s of something else', async (version) => {
    await change({ periods: [period('2026-03-01')] })
    expect(await refusal({ isAvailableInClientResourcing: false, version })).toEqual({
      status: 409,
      reason: 'changedMeanwhile',
    })
  })

  it('cannot be changed without naming a version', async () => {
    await change({ periods: [period('2026-03-01')] })
    const body = { isAvailableInClientResourcing: false } as ContractInput
    expect(
      await firm.manager.refusal(employees.updateEmployeeContract, { params: { id: person.employeeId }, body }),
    ).toMatchObject({ status: 400, reason: 'invalidInput', fields: [{ path: 'version' }] })
  })

  it('that many change at once is changed by one, and the others are told', async () => {
    await change({ periods: [period('2026-03-01')] })
    const editors = [firm.manager, firm.admin, firm.owner, firm.manager, firm.admin]
    const responses = await Promise.all(
      editors.map((editor, index) =>
        editor.send(employees.updateEmployeeContract, {
          params: { id: person.employeeId },
          body: { version: 1, periods: [period('2026-03-01', { holidayEntitlementDays: index + 1 })] },
        }),
      ),
    )
    const statuses = responses.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 409, 409, 409, 409])
  })

  it('that two write for the first time at once is written by one', async () => {
    const responses = await Promise.all(
      [firm.manager, firm.owner].map((editor, index) =>
        editor.send(employees.updateEmployeeContract, {
          params: { id: person.employeeId },
          body: { version: 0, periods: [period('2026-03-01', { holidayEntitlementDays: index })] },
        }),
      ),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('who changes a contract', () => {
  it.each<[ActorKind, string]>([
    ['self', 'invalidPermission'],
    ['directLineManager', 'changed'],
    ['above', 'invalidPermission'],
    ['managerOfEmployees', 'changed'],
    ['admin', 'changed'],
    ['owner', 'changed'],
    ['other', 'notFound'],
    ['stranger', 'notFound'],
    ['impersonatingManager', 'invalidPermission'],
    ['impersonatingLineManager', 'invalidPermission'],
  ])('%s: %s, as `can` says', async (by, outcome) => {
    const params = { id: firm.member.employeeId }
    const { contract } = await firm.manager.call(employees.getEmployee, { params })
    const days = (contract?.activePeriod.holidayEntitlementDays ?? 0) + 1
    const body = {
      version: contract?.version ?? 0,
      periods: [period('2026-01-01', { holidayEntitlementDays: days })],
    }
    const response = await actors[by].send(employees.updateEmployeeContract, { params, body })
    expect(response.ok ? 'changed' : (await response.json()).reason).toBe(outcome)
    if (by === 'stranger') return
    expect((await actors[by].call(employees.getEmployee, { params })).can.editContract).toBe(outcome === 'changed')
  })

  it('nobody their own, not even the owner; somebody else who manages employees does it for them', async () => {
    const body = { version: 0, periods: [period('2026-01-01')] }
    for (const person of [firm.manager, firm.admin, firm.owner])
      expect(
        await person.refusal(employees.updateEmployeeContract, { params: { id: person.employeeId }, body }),
      ).toMatchObject({ reason: 'invalidPermission' })
    expect((await give(firm.manager, firm.owner, period('2026-01-01'))).contract?.version).toBe(1)
  })

  it('nobody that of somebody who left', async () => {
    const params = { id: firm.former.employeeId }
    const body = { version: 0, periods: [period('2026-01-01')] }
    for (const person of [firm.manager, firm.lead])
      expect(await person.refusal(employees.updateEmployeeContract, { params, body })).toEqual({
        status: 409,
        reason: 'employeeInactive',
      })
  })

  it('the line manager that of somebody invited', async () => {
    expect((await give(firm.lead, firm.invited, period('2027-01-01'))).contract?.startDate).toBe('2027-01-01')
  })
})
