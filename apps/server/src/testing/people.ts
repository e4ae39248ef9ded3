import { randomUUID } from 'node:crypto'
import type { Capability } from '@praxis/contract/capabilities'
import { defaultFeatureFlags, type FeatureFlags } from '@praxis/contract/capabilities'
import { defaultTheme } from '@praxis/contract/theme'
import type { Caller, TestServer } from './test-server'

export interface TestCompany {
  readonly id: string
  readonly domain: string
}

/** A signed-in employee of a company, ready to call. */
export interface TestPerson extends Caller {
  readonly userId: string
  readonly username: string
  readonly sessionId: string
  readonly employeeId: string
  readonly companyId: string
  readonly headers: Record<string, string>
}

const columnOf = (capability: Capability) => capability.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

let made = 0
const unique = () => {
  made += 1
  return `${made}-${randomUUID().slice(0, 8)}`
}

/** Well formed, of a password nobody knows. */
const someHash = '$argon2id$v=19$m=8,t=1,p=1$hLI+h+9WnXzcMD8uGIBngg$1b3bpIDOPXawpaBiT5egze6gDq6IKyCnXpn8Ell+gfc'

/** A verified user with a session; no password is hashed, because nobody signs in with one. */
export const createUser = async (server: TestServer, names: { firstName?: string; lastName?: string } = {}) => {
  const userId = randomUUID()
  const sessionId = randomUUID()
  const username = `person-${unique()}@firm.example`
  await server.sql(
    `insert into users (id, username, password_hash, first_name, last_name, verified_at)
     values ($1, $2, $3, $4, $5, now())`,
    [userId, username, someHash, names.firstName ?? 'Ada', names.lastName ?? 'Finch'],
  )
  await server.sql(`insert into sessions (id, user_id, expires_at) values ($1, $2, now() + interval '1 day')`, [
    sessionId,
    userId,
  ])
  const token = await server.platform.accessTokens.issue(sessionId)
  const headers = { authorization: `Bearer ${token}` }
  return { userId, username, sessionId, headers, ...server.caller(headers) }
}

interface EmployeeOptions {
  readonly capabilities?: readonly Capability[]
  readonly isActive?: boolean
  readonly firstName?: string
  readonly lastName?: string
}

/** Another employee of a company, with a user of their own. */
export const createEmployee = async (
  server: TestServer,
  company: TestCompany,
  options: EmployeeOptions = {},
): Promise<TestPerson> => {
  const user = await createUser(server, options)
  return employ(server, company, user, options)
}

const employ = async (
  server: TestServer,
  company: TestCompany,
  user: Awaited<ReturnType<typeof createUser>>,
  options: EmployeeOptions,
): Promise<TestPerson> => {
  const employeeId = randomUUID()
  const columns = (options.capabilities ?? []).map(columnOf)
  await server.sql(
    `insert into employees (company_id, id, user_id, nano_path, is_active${columns.map((name) => `, ${name}`).join('')})
     values ($1, $2, $3, $4, $5${columns.map(() => ', true').join('')})`,
    [company.id, employeeId, user.userId, unique(), options.isActive ?? true],
  )
  const headers = { ...user.headers, employeeID: employeeId }
  return { ...user, employeeId, companyId: company.id, headers, ...server.caller(headers) }
}

/** A company with its owner. */
export const createTestCompany = async (
  server: TestServer,
  features: Partial<FeatureFlags> = {},
): Promise<TestCompany & { owner: TestPerson }> => {
  const user = await createUser(server, { firstName: 'Olive', lastName: 'Owner' })
  const company = { id: randomUUID(), domain: `firm-${unique()}` }
  await server.sql('insert into company_directory (id, domain, owner_user_id) values ($1, $2, $3)', [
    company.id,
    company.domain,
    user.userId,
  ])
  await server.sql(
    `insert into companies (company_id, name, country, default_currency, time_zone, financial_year_start,
                            holiday_year_start, theme, features)
     values ($1, 'A firm', 'GB', 'GBP', 'Europe/London', '04-01', '01-01', $2, $3)`,
    [company.id, JSON.stringify(defaultTheme), JSON.stringify({ ...defaultFeatureFlags, ...features })],
  )
  return { ...company, owner: await employ(server, company, user, {}) }
}
