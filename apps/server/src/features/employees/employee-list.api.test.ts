import { type EmployeeListItem, employees } from '@praxis/contract/people/employees'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEmployee, createTestCompany } from '../../testing/people'
import { createPeopleFirm, give, period, startPeopleServer } from './testing/people-firm'

const server = await startPeopleServer()
let firm: Awaited<ReturnType<typeof createPeopleFirm>>

beforeAll(async () => {
  firm = await createPeopleFirm(server)
  await give(firm.manager, firm.member, period('2026-01-01'))
  await give(firm.manager, firm.colleague, period('2026-01-01'), period('2026-07-01', { type: 'contractor' }))
  await give(firm.manager, firm.lead, period('2027-01-01', { type: 'contractor' }))
  await firm.manager.call(employees.updateEmployeeDetails, {
    params: { id: firm.member.employeeId },
    body: { details: { tags: ['Rail', 'SQL'], jobTitle: 'Analyst' } },
  })
  await firm.manager.call(employees.updateEmployeeDetails, {
    params: { id: firm.colleague.employeeId },
    body: { details: { tags: ['rail'] } },
  })
})

type Query = NonNullable<Input<typeof employees.listEmployees>['query']>

const list = (query: Query = {}) => firm.manager.call(employees.listEmployees, { query })
const names = (items: readonly EmployeeListItem[]) => items.map(({ displayName }) => displayName)
const everyone = [
  'Ann Admin',
  'Cole Colleague',
  'Dora Director',
  'Fay Former',
  'Leo Lead',
  'Max Manager',
  'Mia Member',
  'Olive Owner',
]

describe('the list of employees', () => {
  it('has everyone by name, twelve a page, with what a card shows', async () => {
    const { items, metadata } = await list()
    expect(metadata).toEqual({ page: 1, per: 12, total: 9, hasMore: false })
    expect(names(items).filter((name) => name !== firm.invited.email)).toEqual(everyone)
    expect(items.find(({ id }) => id === firm.member.employeeId)).toEqual({
      id: firm.member.employeeId,
      nanoPath: expect.any(String),
      displayName: 'Mia Member',
      displayInitials: 'MM',
      profileImage: null,
      isOwner: false,
      details: expect.objectContaining({ jobTitle: 'Analyst', tags: ['Rail', 'SQL'], isActive: true }),
      lineManager: { id: firm.lead.employeeId, displayName: 'Leo Lead' },
      contractType: 'permanent',
      contractedWeek: 135_000,
    })
    expect(items.find(({ id }) => id === firm.invited.employeeId)).toMatchObject({
      displayName: firm.invited.email,
      invitation: { email: firm.invited.email, isExpired: false },
      contractType: null,
      contractedWeek: null,
    })
  })

  it.each<[string, Query, () => string[]]>([
    ['the beginning of a name', { name: 'MEM' }, () => ['Mia Member']],
    ['words of a name in any order', { name: 'lead  leo' }, () => ['Leo Lead']],
    ['signs that patterns use', { name: '%' }, () => []],
    ['the address of somebody invited', { name: '@firm.example' }, () => [firm.invited.email]],
    ['a tag', { tag: 'Rail' }, () => ['Mia Member']],
    ['a tag nobody has', { tag: 'Air' }, () => []],
    ['those who work here', { state: 'active' }, () => everyone.filter((name) => name !== 'Fay Former')],
    ['those who left', { state: 'inactive' }, () => ['Fay Former']],
    ['those invited', { state: 'pending' }, () => [firm.invited.email]],
    ['no invitations', { excludeInvitations: 'true' }, () => everyone],
    ['no invitations among those invited', { state: 'pending', excludeInvitations: 'true' }, () => []],
    ['permanent by the period of today', { contractType: 'permanent' }, () => ['Mia Member']],
    ['contractors, also from next year on', { contractType: 'contractor' }, () => ['Cole Colleague', 'Leo Lead']],
    ['several at once', { state: 'active', contractType: 'contractor', name: 'cole' }, () => ['Cole Colleague']],
  ])('is filtered by %s', async (_, query, expected) => {
    const { items, metadata } = await list(query)
    expect(names(items)).toEqual(expected())
    expect(metadata.total).toBe(expected().length)
  })

  it('is filtered by line manager', async () => {
    const { items } = await list({ lineManagerID: firm.lead.employeeId, excludeInvitations: 'true' })
    expect(names(items)).toEqual(['Fay Former', 'Mia Member'])
  })

  it.each<[NonNullable<Query['sortOrder']>, string[]]>([
    ['displayName', everyone],
    ['-displayName', everyone.toReversed()],
  ])('is sorted by %s', async (sortOrder, expected) => {
    expect(names((await list({ sortOrder, excludeInvitations: 'true' })).items)).toEqual(expected)
  })

  it('is sorted by job title, in both directions', async () => {
    const [first] = (await list({ sortOrder: 'jobTitle' })).items
    const last = (await list({ sortOrder: '-jobTitle' })).items.at(-1)
    expect([first?.displayName, last?.displayName]).toEqual(['Mia Member', 'Mia Member'])
  })

  it('comes in pages that neither repeat nor leave out anybody', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, per: 3 })))
    expect(pages.map(({ items, metadata }) => [items.length, metadata.hasMore, metadata.total])).toEqual([
      [3, true, 9],
      [3, true, 9],
      [3, false, 9],
      [0, false, 9],
    ])
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(9)
  })

  it('follows a name that its user changes', async () => {
    const company = await createTestCompany(server)
    const person = await createEmployee(server, company, { firstName: 'Zoe', lastName: 'Young' })
    await server.sql(`update users set first_name = 'Abe' where id = $1`, [person.userId])
    const { items } = await company.owner.call(employees.listEmployees, { query: { name: 'abe' } })
    expect(names(items)).toEqual(['Abe Young'])
  })

  it('finds and sorts names whatever their accents and capitals', async () => {
    const company = await createTestCompany(server)
    for (const firstName of ['Zoë', 'ÉLODIE', 'Fred', 'Eve'])
      await createEmployee(server, company, { firstName, lastName: 'Young' })
    const found = async (name: string) =>
      names((await company.owner.call(employees.listEmployees, { query: { name } })).items)
    expect(await found('young')).toEqual(['ÉLODIE Young', 'Eve Young', 'Fred Young', 'Zoë Young'])
    expect(await found('elodie')).toEqual(['ÉLODIE Young'])
    expect(await found('Éve yöung')).toEqual(['Eve Young'])
  })

  it('is for those who manage employees', async () => {
    for (const person of [firm.member, firm.lead, firm.director])
      expect(await person.refusal(employees.listEmployees, {})).toEqual({ status: 401, reason: 'invalidPermission' })
    const { owner: stranger } = await createTestCompany(server)
    expect(names((await stranger.call(employees.listEmployees, {})).items)).toEqual(['Olive Owner'])
  })

  it.each([
    ['state', { state: 'gone' }],
    ['lineManagerID', { lineManagerID: 'me' }],
    ['sortOrder', { sortOrder: 'salary' }],
    ['per', { per: 101 }],
  ])('checks %s', async (path, query) => {
    expect(await firm.manager.refusal(employees.listEmployees, { query: query as Query })).toMatchObject({
      reason: 'invalidInput',
      fields: [{ path }],
    })
  })
})

it('tags in use are known to everyone, those of other companies to nobody', async () => {
  expect((await firm.member.call(employees.listEmployeeTags, {})).items).toEqual(['Rail', 'rail', 'SQL'])
  const { owner: stranger } = await createTestCompany(server)
  expect((await stranger.call(employees.listEmployeeTags, {})).items).toEqual([])
})
