import { auth } from '@praxis/contract/auth'
import { companies } from '@praxis/contract/companies'
import { users } from '@praxis/contract/users'
import { password as passwordRule } from '@praxis/domain/validation/password-rules'
import { expect, test } from 'vitest'
import { createUser } from '../testing/people'
import { startTestServer, type TestServer } from '../testing/test-server'
import { demoSignIns, fillDemo } from './fill-demo'

const server = await startTestServer()
await Promise.all([fillDemo(server.application.running), fillDemo(server.application.running)])

const signInAs = async (role: string) => {
  const signIns = await demoSignIns(server.application.running)
  const signIn = signIns.find((one) => one.role === role)
  const credentials = Buffer.from(`${signIn?.username}:${signIn?.password}`).toString('base64')
  const { accessToken } = await server.caller({ authorization: `Basic ${credentials}` }).call(auth.signIn, {})
  return server.caller({ authorization: `Bearer ${accessToken}` })
}

const countOf = async (at: TestServer, table: string) =>
  (await at.sql<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count

test('two processes that start at once fill one demo of two dozen people in three companies', async () => {
  const people = await server.sql<{ domain: string; count: number }>(`
    select domain, count(*)::int from employees join company_directory d on d.id = company_id group by 1 order by 2 desc`)
  expect(people).toEqual([
    { domain: 'calder-rowe', count: 24 },
    { domain: 'harbour-lane', count: 4 },
    { domain: 'old-mill', count: 2 },
  ])
  await fillDemo(server.application.running)
  expect(await countOf(server, 'employees')).toBe(30)
})

test('each of the demo sign-ins works, with one password that follows the rule', async () => {
  const signIns = await demoSignIns(server.application.running)
  expect(signIns.map(({ role }) => role)).toEqual(['Owner', 'Manager', 'Project lead', 'Employee', 'Finance'])
  expect(new Set(signIns.map(({ password }) => password)).size).toBe(1)
  expect(passwordRule(signIns[0]?.password)).toBeUndefined()
  for (const { role, username } of signIns)
    expect(await (await signInAs(role)).call(users.getMe, {})).toMatchObject({ username })
})

test('the owner sees three workspaces: her own, one as a guest, one that is over', async () => {
  const owner = await signInAs('Owner')
  const { items } = await owner.call(users.listEmployments, {})
  expect(items).toMatchObject([
    { isActive: true, isOwner: true, company: { name: 'Calder & Rowe' } },
    { isActive: true, isOwner: false, company: { name: 'Harbour Lane Studio', theme: { primary: '#0d6e78' } } },
    { isActive: false, company: { name: 'Old Mill Analytics' } },
  ])
  const [own, guest] = items
  const open = (employeeID = '') =>
    server.caller({ ...owner.transport.headers(), employeeID }).call(companies.openWorkspace, {})
  expect((await open(own?.id)).employment.permission.isAdmin).toBe(true)
  expect((await open(guest?.id)).employment.permission.isAdmin).toBe(false)
})

test('every installation has the same demo', async () => {
  const other = await startTestServer()
  await fillDemo(other.application.running)
  const rows = `select company_id, id, user_id, nano_path, job_title, line_manager_id from employees order by company_id, id`
  expect(await other.sql(rows)).toEqual(await server.sql(rows))
})

test('a database that somebody uses is left alone', async () => {
  const used = await startTestServer()
  await createUser(used)
  await fillDemo(used.application.running)
  expect(await countOf(used, 'users')).toBe(1)
  expect(await demoSignIns(used.application.running)).toEqual([])
})
