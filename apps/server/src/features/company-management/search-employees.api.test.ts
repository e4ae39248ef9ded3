import { companyManagement as contract } from '@praxis/contract/company/company-management'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEmployee, createPendingEmployee, createTestCompany } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'

const server = await startTestServer()

describe('choosing an employee', () => {
  let company: Awaited<ReturnType<typeof createTestCompany>>
  beforeAll(async () => {
    company = await createTestCompany(server)
    await createEmployee(server, company, { firstName: 'Zoë', lastName: 'Ash', jobTitle: 'Designer' })
    await createEmployee(server, company, { firstName: 'Ben', lastName: 'Ashworth' })
    await createEmployee(server, company, { firstName: 'Carl', lastName: 'Ashby', isActive: false })
    await createEmployee(server, company, { firstName: 'Per', lastName: 'Cent%_' })
    await createPendingEmployee(server, company, { email: 'ashley@firm.example' })
    const other = await createTestCompany(server)
    await createEmployee(server, other, { firstName: 'Other', lastName: 'Ash' })
  })

  const namesOf = async (query?: string, includeInactive?: boolean) => {
    const { items } = await company.owner.call(contract.searchEmployees, {
      query: { query, ...(includeInactive !== undefined && { includeInactive: String(includeInactive) }) },
    })
    return items.map(({ displayName }) => displayName)
  }

  it('finds active ones by the beginnings of their names, in the order of their names', async () => {
    expect(await namesOf('ASH')).toEqual(['Ben Ashworth', 'Zoë Ash'])
    expect(await namesOf('zoë a')).toEqual(['Zoë Ash'])
    expect(await namesOf()).toEqual(['Ben Ashworth', 'Olive Owner', 'Per Cent%_', 'Zoë Ash'])
    expect(await namesOf('%')).toEqual([])
    expect(await namesOf('nobody')).toEqual([])
  })

  it('finds those who left, and those who have not joined, only when asked to', async () => {
    expect(await namesOf('ash', true)).toEqual(['Ben Ashworth', 'Carl Ashby', 'Zoë Ash'])
    const { items } = await company.owner.call(contract.searchEmployees, {
      query: { query: 'ash', includeInvited: 'true' },
    })
    expect(items.map(({ displayName }) => displayName)).toEqual(['ashley@firm.example', 'Ben Ashworth', 'Zoë Ash'])
  })

  it.each([
    ['Siobhán', 'O’Brien', 'o’bri'],
    ['Siobhán', 'O’Brien', 'brien'],
    ['Anne–Marie', 'Smith', 'anne-marie'],
    ['สุดา', 'ใจดี', 'สุดา'],
    ['प्रिया', 'शर्मा', 'प्रिया शर्मा'],
    ['Ömer', 'Çelik', 'omer celik'],
    ['Ни́на', 'Йорк', 'нина йорк'],
    ['Jean', '· Luc', 'luc'],
  ])('finds %s %s by %s, as it is written on whichever keyboard', async (firstName, lastName, query) => {
    const firm = await createTestCompany(server)
    const { employeeId } = await createEmployee(server, firm, { firstName, lastName })
    const { items } = await firm.owner.call(contract.searchEmployees, { query: { query } })
    expect(items.map(({ id }) => id)).toEqual([employeeId])
  })

  it('shows what is needed to tell people apart', async () => {
    const { items } = await company.owner.call(contract.searchEmployees, { query: { query: 'Zoë' } })
    expect(items).toEqual([
      {
        id: expect.any(String),
        displayName: 'Zoë Ash',
        displayInitials: 'ZA',
        profileImage: null,
        jobTitle: 'Designer',
        isActive: true,
      },
    ])
  })

  it('shows fifty at most', async () => {
    const large = await createTestCompany(server)
    await server.sql(
      `with people as (
         insert into users (id, username, password_hash, first_name, last_name)
         select gen_random_uuid(), 'many-' || n || '@firm.example', '', 'Many', 'No' || n from generate_series(1, 60) n
         returning id
       )
       insert into employees (company_id, id, user_id, nano_path) select $1, gen_random_uuid(), id, id::text from people`,
      [large.id],
    )
    const { items } = await large.owner.call(contract.searchEmployees, { query: { query: 'many' } })
    expect(items).toHaveLength(50)
  })
})
