import { type Capability, capabilities, defaultFeatureFlags } from '@praxis/contract/people/capabilities'
import { calderRowe } from '@praxis/demo/calder-rowe'
import { calderRowePortals } from '@praxis/demo/calder-rowe-portals'
import type { DemoPortal } from '@praxis/demo/demo-portal'
import { createSignOff } from '../features/portals/sign-offs/ask-sign-off'
import type { EmployeeActor } from '../platform/auth/actor'
import type { Tx } from '../platform/database/database'
import { systemScope } from '../platform/database/scope'
import { insertion, sql } from '../platform/database/sql'
import type { FileStore } from '../platform/files/file-store'
import type { RunningPlatform } from '../platform/start-platform'
import { employeeIdOf } from './demo-employee-id'
import { demoId } from './demo-id'
import { demoUserId } from './fill-employees'
import { projectIdOf } from './fill-projects'
import { keepDemoFile } from './keep-demo-file'

const companyId = demoId('company', calderRowe.domain)
const portalIdOf = ({ reference }: DemoPortal): string => demoId('portal', reference)

/** The owner, who asks clients for approval. */
const asker: EmployeeActor = {
  sessionId: demoId('session', calderRowe.owner),
  user: { id: demoUserId(calderRowe.owner), username: calderRowe.owner, firstName: 'Amelia', lastName: 'Hart' },
  employee: { id: employeeIdOf(calderRowe, calderRowe.owner), isOwner: true },
  impersonatorId: null,
  company: { id: companyId, features: defaultFeatureFlags, timeZone: 'Europe/London' },
  capabilities: {
    ...(Object.fromEntries(capabilities.map((capability) => [capability, true])) as Record<Capability, true>),
    ...{ isAdmin: true, revenue: 'write' },
  },
}

const fillPortal = async (db: Tx, files: FileStore, portal: DemoPortal, passwordHash: string): Promise<void> => {
  const id = portalIdOf(portal)
  const projectId = projectIdOf(calderRowe, portal.project, portal.client)
  await db.run(sql`
    insert into portals ${insertion<'portals'>({
      ...{ company_id: companyId, id, targetable_id: projectId, reference: portal.reference, title: portal.title },
      ...{ welcome_text: portal.welcomeText, preset: portal.preset, shared_infos: [...portal.sharedInfos] },
      ...{ password_hash: passwordHash, password_set_at: db.now, password_version: 1 },
      ...{ created_by: asker.employee.id, created_at: db.now, updated_at: db.now },
    })}`)
  await db.run(sql`
    insert into portal_addresses (company_id, portal_id, address)
    select ${companyId}::uuid, ${id}::uuid, given.address from unnest(${portal.visitors}::text[]) as given(address)`)
  await db.run(sql`
    update journal_entries set is_shared = true
    where company_id = ${companyId} and targetable_id = ${projectId} and title = any (${portal.sharedEntries}::text[])`)
  const fileIDs = []
  for (const document of portal.documents) {
    const kept = await keepDemoFile(db, files, { entity: 'portalDocument', entityId: id }, document)
    fileIDs.push(kept.id)
  }
  if (portal.signOff) {
    const nothingElse = { taskIDs: [], taskListIDs: [], weeks: [] }
    await createSignOff(db, files, asker, projectId, id, { ...portal.signOff, ...nothingElse, fileIDs })
  }
}

/** Opens the portals of the demo with its password; their projects, journals and boards are there. */
export const fillPortals = async (db: Tx, files: FileStore, passwordHash: string): Promise<void> => {
  await db.enterCompany(companyId, asker.employee.id)
  for (const portal of calderRowePortals) await fillPortal(db, files, portal, passwordHash)
}

/** The portals one can come to, as far as the demo has been filled. */
export const demoPortals = async ({ database }: RunningPlatform): Promise<DemoPortal[]> => {
  const found = await database.read(systemScope(companyId), (db) =>
    db.rows<{ readonly id: string }>(sql`
      select id from portals where company_id = ${companyId} and id = any (${calderRowePortals.map(portalIdOf)}::uuid[])`),
  )
  const ids = new Set(found.map(({ id }) => id))
  return calderRowePortals.filter((portal) => ids.has(portalIdOf(portal)))
}
