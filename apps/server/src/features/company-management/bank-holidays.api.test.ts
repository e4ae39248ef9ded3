import { randomUUID } from 'node:crypto'
import { companies } from '@praxis/contract/company/companies'
import { companyManagement as contract } from '@praxis/contract/company/company-management'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Caller, startTestServer } from '../../testing/test-server'
import { createFirm } from './testing/company-with-collections'

const server = await startTestServer()

const december = { fromDate: '2026-12-01', toDate: '2026-12-31' }
const inDecember = async (caller: Caller) => (await caller.call(contract.listBankHolidays, { query: december })).items

const christmas = { id: '2026-12-25', date: '2026-12-25', name: 'Christmas Day', isOwn: false }
const boxingDay = { id: '2026-12-28', date: '2026-12-28', name: 'Boxing Day (substitute day)', isOwn: false }

describe('bank holidays', () => {
  let firm: Awaited<ReturnType<typeof createFirm>>
  beforeEach(async () => {
    firm = await createFirm(server)
  })

  it('are those of the country and region, and change with them', async () => {
    expect(await inDecember(firm.employee)).toEqual([christmas, boxingDay])
    await firm.owner.call(contract.updateCompanyManagement, { body: { details: { country: 'ZA' } } })
    expect((await inDecember(firm.employee)).map(({ date }) => date)).toEqual([
      '2026-12-16',
      '2026-12-25',
      '2026-12-26',
    ])
  })

  it('are settled once, by however many at the same moment', async () => {
    const statusesOf = async (send: () => Promise<Response>) =>
      (await Promise.all(Array.from({ length: 10 }, send))).map(({ status }) => status).sort()
    const workOn = () => firm.manager.send(contract.deleteBankHoliday, { params: { id: christmas.id } })
    expect(await statusesOf(workOn)).toEqual([204, ...Array(9).fill(404)])
    const add = () =>
      firm.manager.send(contract.createBankHoliday, { body: { date: '2026-12-24', name: 'Early close' } })
    expect(await statusesOf(add)).toEqual([200, ...Array(9).fill(409)])
  })

  it('can be the own ones of a company, added and removed', async () => {
    const own = await firm.manager.call(contract.createBankHoliday, {
      body: { date: '2026-12-24', name: 'Early close' },
    })
    expect(own).toEqual({ id: expect.any(String), date: '2026-12-24', name: 'Early close', isOwn: true })
    expect(await inDecember(firm.employee)).toEqual([own, christmas, boxingDay])
    await firm.manager.call(contract.deleteBankHoliday, { params: { id: own.id } })
    expect(await inDecember(firm.employee)).toEqual([christmas, boxingDay])
    const { items } = await firm.manager.call(operations.getHistory, { params: { entity: 'bankHoliday', id: own.id } })
    expect(items.map(({ action }) => action)).toEqual(['deleted', 'created'])
  })

  it('can be worked on, and taken back', async () => {
    const params = { id: christmas.date }
    await firm.manager.call(contract.deleteBankHoliday, { params })
    expect(await inDecember(firm.employee)).toEqual([boxingDay])
    expect((await firm.manager.refusal(contract.deleteBankHoliday, { params })).reason).toBe('notFound')
    const month = { params: { id: firm.company.id }, query: december }
    expect((await firm.employee.call(companies.getWorkingDaysByMonth, month)).items).toEqual([
      { month: '2026-12', workingDays: 22 },
    ])
    const body = { date: christmas.date, name: 'Whatever' }
    expect(await firm.manager.call(contract.createBankHoliday, { body })).toEqual(christmas)
    expect(await inDecember(firm.employee)).toEqual([christmas, boxingDay])
    const { items } = await firm.manager.call(operations.getHistory, {
      params: { entity: 'bankHoliday', id: christmas.date },
    })
    expect(items.map(({ action }) => action)).toEqual(['takenBack', 'workedOn'])
  })

  it('can be added where a day was worked on that is no national one any more', async () => {
    await firm.owner.call(contract.deleteBankHoliday, { params: { id: '2026-12-28' } })
    await firm.owner.call(contract.updateCompanyManagement, { body: { details: { country: 'ZA' } } })
    const body = { date: '2026-12-28', name: 'Closed' }
    expect(await firm.owner.call(contract.createBankHoliday, { body })).toMatchObject({ name: 'Closed', isOwn: true })
  })

  it('are there once on a day', async () => {
    const body = { date: '2026-12-24', name: 'Early close' }
    await firm.manager.call(contract.createBankHoliday, { body })
    for (const date of ['2026-12-24', christmas.date])
      expect(await firm.manager.refusal(contract.createBankHoliday, { body: { date, name: 'Again' } })).toMatchObject({
        status: 409,
        reason: 'nameExists',
      })
  })

  it('are not found when there is none of that id or day', async () => {
    const other = await createFirm(server)
    const { id: theirs } = await other.owner.call(contract.createBankHoliday, {
      body: { date: '2026-12-24', name: 'Theirs' },
    })
    for (const id of [theirs, randomUUID(), '2026-12-24', 'nothing'])
      expect((await firm.manager.refusal(contract.deleteBankHoliday, { params: { id } })).reason).toBe('notFound')
  })

  it('are changed by those who manage the company only', async () => {
    const body = { date: '2026-12-24', name: 'Early close' }
    expect((await firm.employee.refusal(contract.createBankHoliday, { body })).reason).toBe('invalidPermission')
    const params = { id: christmas.id }
    expect((await firm.employee.refusal(contract.deleteBankHoliday, { params })).reason).toBe('invalidPermission')
  })

  it.each([
    ['2026-12-31', '2026-12-01'],
    ['2000-01-01', '2026-12-31'],
    ['0001-01-01', '9999-12-31'],
  ])('are listed for ten years at most: not from %s to %s', async (fromDate, toDate) => {
    expect(await firm.employee.refusal(contract.listBankHolidays, { query: { fromDate, toDate } })).toMatchObject({
      reason: 'invalidInput',
      fields: [{ path: 'toDate' }],
    })
  })
})
