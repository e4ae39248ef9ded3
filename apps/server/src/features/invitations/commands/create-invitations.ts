import { randomUUID } from 'node:crypto'
import type { Invitation, NewInvitation } from '@praxis/contract/people/invitations'
import { displayName } from '@praxis/domain/accounts/display-name'
import { noRights, permissionFrom } from '@praxis/domain/people/employee-permission'
import { mayGive } from '@praxis/domain/people/rights'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { takeMails } from '../../../platform/mail/mail-kinds'
import type { Platform } from '../../../platform/platform'
import { invalidField, Refusal } from '../../../platform/refusal'
import { newNanoPath } from '../../companies/commands/create-company'
import { announceInvitation } from '../../employees/commands/announce-invitation'
import { inviteOneAtATime } from '../../employees/commands/invite-one-at-a-time'
import { hashOfCode, linkOfInvitation, mailedCodeOf } from '../invitation-codes'
import { mailInvitation } from '../invitation-mail'
import { listInvitations, possibleLineManagers, takenAddresses } from '../invitations.queries'
import { expiryAfter } from './invitation-expiry'

const employeeExists = (email: string, index: number): Refusal =>
  new Refusal('employeeExists', {
    email,
    fields: [{ path: `invitations.${index}.email`, message: `${email} is employed or invited already` }],
  })

const assertNewAddresses = async (db: Tx, given: readonly NewInvitation[]): Promise<void> => {
  const taken = await takenAddresses(
    db,
    given.map(({ email }) => email),
  )
  given.forEach(({ email }, index) => {
    if (taken.has(email)) throw employeeExists(email, index)
    taken.add(email)
  })
}

const assertMayGive = (actor: EmployeeActor, given: readonly NewInvitation[]): void => {
  const nothing = permissionFrom(noRights, false)
  for (const { permission } of given)
    if (!mayGive(actor.capabilities, nothing, permissionFrom({ ...noRights, ...permission }, false)))
      throw new Refusal('rightNotHeld')
}

/** The names of the line managers, by their id. */
const lineManagersOf = async (db: Tx, given: readonly NewInvitation[]): Promise<Map<string, string>> => {
  const wanted = given.flatMap(({ lineManagerID }) => lineManagerID ?? [])
  const found = await possibleLineManagers(db, wanted)
  given.forEach(({ lineManagerID }, index) => {
    if (lineManagerID !== null && !found.has(lineManagerID))
      throw invalidField(`invitations.${index}.lineManagerID`, 'Choose an active employee')
  })
  return found
}

type PreparedInvitation = NewInvitation & {
  readonly id: string
  readonly employeeId: string
  readonly nanoPath: string
  readonly code: string
}

const insertEmployees = async (db: Tx, prepared: readonly PreparedInvitation[]): Promise<void> => {
  const rows = prepared.map(({ employeeId, nanoPath, email, jobTitle, lineManagerID, permission }) => ({
    ...permission,
    employeeId,
    nanoPath,
    email,
    jobTitle,
    lineManagerID,
  }))
  await db.run(sql`
    insert into employees (
      company_id, id, nano_path, job_title, line_manager_id, can_manage_employees, can_manage_clients,
      can_manage_company, can_manage_projects, can_manage_reports, can_manage_assets, can_process_payments,
      can_impersonate, revenue, sort_name, created_at, updated_at
    )
    select ${db.scope.companyId}, r."employeeId", r."nanoPath", r."jobTitle", r."lineManagerID",
           coalesce(r."canManageEmployees", false), coalesce(r."canManageClients", false),
           coalesce(r."canManageCompany", false), coalesce(r."canManageProjects", false),
           coalesce(r."canManageReports", false), coalesce(r."canManageAssets", false),
           coalesce(r."canProcessPayments", false), coalesce(r."canImpersonate", false),
           coalesce(r.revenue, 'noAccess'), r.email, ${db.now}, ${db.now}
    from jsonb_to_recordset(${JSON.stringify(rows)}) as r(
      "employeeId" uuid, "nanoPath" text, "jobTitle" text, "lineManagerID" uuid, email text,
      "canManageEmployees" boolean, "canManageClients" boolean, "canManageCompany" boolean,
      "canManageProjects" boolean, "canManageReports" boolean, "canManageAssets" boolean,
      "canProcessPayments" boolean, "canImpersonate" boolean, revenue text
    )`)
}

const insertInvitations = async (db: Tx, prepared: readonly PreparedInvitation[]): Promise<void> => {
  const rows = prepared.map(({ id, employeeId, email, code }) => ({
    id,
    employeeId,
    email,
    codeHash: hashOfCode(code),
  }))
  await db.run(sql`
    insert into invitations (company_id, id, employee_id, email, code_hash, invited_by, created_at, sent_at, expires_at)
    select ${db.scope.companyId}, r.id, r."employeeId", r.email, r."codeHash", ${db.scope.employeeId}, ${db.now},
           ${db.now}, ${expiryAfter(db.now)}
    from jsonb_to_recordset(${JSON.stringify(rows)}) as r(id uuid, "employeeId" uuid, email text, "codeHash" text)`)
}

/** Invites all of them or none. Each becomes an employee without a user, so that they can be prepared. */
export const createInvitations = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  given: readonly NewInvitation[],
): Promise<Invitation[]> => {
  assertMayGive(actor, given)
  await inviteOneAtATime(db)
  await assertNewAddresses(db, given)
  const lineManagers = await lineManagersOf(db, given)
  await takeMails(db, platform.limits, 'invitation', actor.user.id, given.length)
  const prepared = given.map((invitation): PreparedInvitation => {
    const id = randomUUID()
    const code = mailedCodeOf(platform.secret, id)
    return { ...invitation, id, code, employeeId: randomUUID(), nanoPath: newNanoPath() }
  })
  await insertEmployees(db, prepared)
  await insertInvitations(db, prepared)
  const company = await db.row<Columns<'companies', 'name'>>(
    sql`select name from companies where company_id = ${db.scope.companyId}`,
  )
  for (const { employeeId, email, jobTitle, lineManagerID, permission, code } of prepared) {
    const lineManager = lineManagerID === null ? null : lineManagers.get(lineManagerID)
    db.record({
      entity: 'employee',
      id: employeeId,
      action: 'invited',
      after: { email, jobTitle, lineManager, ...permission },
    })
    mailInvitation(db, {
      to: email,
      inviter: displayName(actor.user),
      company: company?.name ?? '',
      link: linkOfInvitation(platform.publicUrl(), code),
    })
    announceInvitation(db, employeeId)
  }
  const made = new Set(prepared.map(({ id }) => id))
  return (await listInvitations(db, db.now)).filter(({ id }) => made.has(id))
}
