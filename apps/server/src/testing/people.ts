import { randomUUID } from 'node:crypto'
import { defaultTheme } from '@praxis/contract/company/theme'
import type { Capability } from '@praxis/contract/people/capabilities'
import { defaultFeatureFlags, type FeatureFlags } from '@praxis/contract/people/capabilities'
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

/** A well-formed hash of a password that nobody knows. */
const someHash = '$argon2id$v=19$m=8,t=1,p=1$hLI+h+9WnXzcMD8uGIBngg$1b3bpIDOPXawpaBiT5egze6gDq6IKyCnXpn8Ell+gfc'

/** A verified user with a session; no password is hashed, because nobody signs in with one. */
export const createUser = async (
  server: TestServer,
  names: { firstName?: string; lastName?: string; username?: string } = {},
) => {
  const userId = randomUUID()
  const sessionId = randomUUID()
  const username = names.username ?? `person-${unique()}@firm.example`
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
  readonly lineManagerId?: string
  readonly revenue?: 'noAccess' | 'read' | 'write'
  readonly jobTitle?: string
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
    `insert into employees (company_id, id, user_id, nano_path, is_active, line_manager_id, revenue, job_title
                            ${columns.map((name) => `, ${name}`).join('')})
     values ($1, $2, $3, $4, $5, $6, $7, $8 ${columns.map(() => ', true').join('')})`,
    [
      company.id,
      employeeId,
      user.userId,
      unique(),
      options.isActive ?? true,
      options.lineManagerId ?? null,
      options.revenue ?? 'noAccess',
      options.jobTitle ?? 'Staff',
    ],
  )
  const headers = { ...user.headers, employeeID: employeeId }
  return { ...user, employeeId, companyId: company.id, headers, ...server.caller(headers) }
}

/** An invited person who has not joined yet: an employee without a user. Nobody holds the code. */
export const createPendingEmployee = async (
  server: TestServer,
  company: TestCompany,
  options: { readonly email?: string; readonly lineManagerId?: string; readonly isExpired?: boolean } = {},
) => {
  const email = options.email ?? `invited-${unique()}@firm.example`
  const employeeId = randomUUID()
  const invitationId = randomUUID()
  await server.sql(
    `insert into employees (company_id, id, nano_path, line_manager_id, sort_name) values ($1, $2, $3, $4, $5)`,
    [company.id, employeeId, unique(), options.lineManagerId ?? null, email],
  )
  await server.sql(
    `insert into invitations (company_id, id, employee_id, email, code_hash, sent_at, expires_at)
     values ($1, $2, $3, $4, $5, now() - interval '20 days', now() + $6::interval)`,
    [company.id, invitationId, employeeId, email, randomUUID(), options.isExpired ? '-6 days' : '14 days'],
  )
  return { employeeId, invitationId, email }
}

/** The person at the keyboard, acting as the other one of the same company. */
export const impersonating = async (
  server: TestServer,
  impersonator: TestPerson,
  employee: { readonly employeeId: string },
): Promise<Caller> => {
  await server.sql(
    `insert into impersonations (company_id, id, session_id, impersonator_id, employee_id) values ($1, $2, $3, $4, $5)`,
    [impersonator.companyId, randomUUID(), impersonator.sessionId, impersonator.employeeId, employee.employeeId],
  )
  return server.caller({
    ...impersonator.headers,
    employeeID: employee.employeeId,
    impersonatorID: impersonator.employeeId,
  })
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
