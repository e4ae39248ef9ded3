import { companyManagement } from '@praxis/contract/company/company-management'
import type { DetailAudience } from '@praxis/contract/company/dynamic-detail-types'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { employees } from '@praxis/contract/people/employees'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'
import { createPeopleFirm, type PeopleFirm } from './testing/people-firm'

const server = await startTestServer()
let firm: PeopleFirm

const row = (key: string, audience: DetailAudience) => ({ key, type: 'freeText' as const, audience })
const value = (key: string, text = `about ${key}`) => ({ key, value: text })
const params = () => ({ id: firm.member.employeeId })

const define = (
  ...rows: { readonly key: string; readonly audience?: DetailAudience; readonly isRequired?: boolean }[]
) =>
  firm.owner.call(companyManagement.updateCompanyManagement, {
    body: {
      updateEmployeeSettingInput: {
        defaultDynamicDetails: rows.map((each) => ({ ...each, type: 'freeText' as const })),
      },
    },
  })

const rowsFor = async (person: TestPerson) =>
  (await person.call(employees.getEmployee, { params: params() })).details.dynamicDetails.map(({ key }) => key)

beforeAll(async () => {
  firm = await createPeopleFirm(server)
})

describe('the audience of a row', () => {
  it('starts with those above and managers, and stays where it is not named', async () => {
    await server.sql(`update companies set settings = $2 where company_id = $1`, [
      firm.company.id,
      JSON.stringify({ employee: { defaultDynamicDetails: [{ key: 'Laptop', type: 'freeText' }] } }),
    ])
    const { company } = await define({ key: 'Laptop' }, { key: 'Emergency contact' }, row('Rating', 'managers'))
    const audiences = company.employeeSettings.defaultDynamicDetails.map(({ key, audience }) => [key, audience])
    expect(audiences).toEqual([
      ['Laptop', 'everybody'],
      ['Emergency contact', 'aboveAndManagers'],
      ['Rating', 'managers'],
    ])
    const again = await define({ key: 'Rating' }, { key: 'Laptop', audience: 'aboveAndManagers' })
    expect(again.company.employeeSettings.defaultDynamicDetails).toMatchObject([
      { key: 'Rating', audience: 'managers' },
      { key: 'Laptop', audience: 'aboveAndManagers' },
    ])
  })
})

describe('what is filled in', () => {
  beforeEach(async () => {
    await define(row('Laptop', 'everybody'), row('Emergency contact', 'aboveAndManagers'), row('Rating', 'managers'))
    await firm.manager.call(employees.updateEmployeeDetails, {
      params: params(),
      body: { dynamicDetails: [value('Laptop'), value('Emergency contact'), value('Rating'), value('Own row')] },
    })
  })

  it.each<[string, () => TestPerson, readonly string[]]>([
    ['a colleague', () => firm.colleague, ['Laptop']],
    ['the person', () => firm.member, ['Laptop', 'Emergency contact', 'Own row']],
    ['their line manager', () => firm.lead, ['Laptop', 'Emergency contact', 'Own row']],
    ['somebody further up', () => firm.director, ['Laptop', 'Emergency contact', 'Own row']],
    ['a manager of employees', () => firm.manager, ['Laptop', 'Emergency contact', 'Rating', 'Own row']],
    ['the owner', () => firm.owner, ['Laptop', 'Emergency contact', 'Rating', 'Own row']],
  ])('is seen by %s as far as it is meant for them', async (_, person, keys) => {
    expect((await rowsFor(person())).toSorted()).toEqual(keys.toSorted())
  })

  it('stays when somebody who cannot see it saves their own rows, all of them or some', async () => {
    await firm.member.call(employees.updateEmployeeDetails, {
      params: params(),
      body: { dynamicDetails: [value('Laptop', 'A new one')] },
    })
    expect((await rowsFor(firm.manager)).toSorted()).toEqual(['Laptop', 'Rating'])
    await firm.member.call(employees.updateEmployeeDetails, {
      params: params(),
      body: { dynamicDetails: { changed: [value('Emergency contact', 'James')], removedKeys: ['Laptop'] } },
    })
    expect((await rowsFor(firm.manager)).toSorted()).toEqual(['Emergency contact', 'Rating'])
  })

  it('that only this profile has stays open to everybody if it is from when everybody saw such rows', async () => {
    await server.sql(`update employees set open_detail_keys = '{Own row}' where company_id = $1 and id = $2`, [
      firm.company.id,
      firm.member.employeeId,
    ])
    const save = (...rows: { key: string; value: string }[]) =>
      firm.member.call(employees.updateEmployeeDetails, {
        params: params(),
        body: { dynamicDetails: [value('Laptop'), ...rows] },
      })
    await save(value('Own row', 'Still here'), value('Another'))
    expect((await rowsFor(firm.colleague)).toSorted()).toEqual(['Laptop', 'Own row'])
    await save()
    await save(value('Own row', 'Anew'))
    expect(await rowsFor(firm.colleague)).toEqual(['Laptop'])
    expect((await rowsFor(firm.lead)).toSorted()).toEqual(['Laptop', 'Own row'])
  })

  it.each([
    ['writing', { dynamicDetails: [value('Rating', 'Mine')] }],
    ['changing', { dynamicDetails: { changed: [value(' Rating ', 'Mine')] } }],
    ['removing', { dynamicDetails: { removedKeys: ['Rating'] } }],
  ])('is not to be had by %s a row that one may not see', async (_, body) => {
    expect(await firm.member.refusal(employees.updateEmployeeDetails, { params: params(), body })).toMatchObject({
      status: 401,
      reason: 'invalidPermission',
    })
  })

  it('is not demanded of somebody who cannot see it', async () => {
    await define(row('Laptop', 'everybody'), { ...row('Rating', 'managers'), isRequired: true })
    await firm.member.call(employees.updateEmployeeDetails, {
      params: params(),
      body: { dynamicDetails: [value('Laptop', 'Another')] },
    })
    expect(await rowsFor(firm.member)).toContain('Laptop')
  })

  it('is in the history of those it is meant for only', async () => {
    await firm.manager.call(employees.updateEmployeeDetails, {
      params: params(),
      body: { dynamicDetails: { changed: [value('Rating', 'Excellent'), value('Laptop', 'A third')] } },
    })
    const ofPerson = await firm.member.call(operations.getHistory, { params: { entity: 'employee', ...params() } })
    expect(JSON.stringify(ofPerson)).toContain('A third')
    expect(JSON.stringify(ofPerson)).not.toContain('Excellent')
    const ofManagers = { params: { entity: 'employeeForManagers', ...params() } }
    expect(JSON.stringify(await firm.manager.call(operations.getHistory, ofManagers))).toContain('Excellent')
    expect(await firm.member.refusal(operations.getHistory, ofManagers)).toMatchObject({ status: 404 })
  })
})
