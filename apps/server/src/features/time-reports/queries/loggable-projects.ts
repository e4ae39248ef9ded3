import type { LoggableItem } from '@praxis/contract/time/time-sheets'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { ownerOfVisibleClient } from '../../clients/clients.queries'
import { mayOpen, memberOf } from '../../employees/queries/works-on'
import { permissionsInKind } from '../../targetables/queries/open-targetable'
import { opportunityKind } from '../../targetables/queries/targetable-kinds'
import { assertTimeIsKept } from './time-ground'

interface Row
  extends Columns<'targetables', 'id' | { title: 'name' }>,
    LeftJoined<Columns<'clients', 'logo_image_id' | { subtitle: 'name' }>> {
  readonly lastLoggedOn: string | null
}

/** Those of some projects `p` that the actor may log time on, and the one that a submission of theirs is on already. */
const loggableProjects = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  projects: Sql,
  submissionId: string | undefined,
): Promise<LoggableItem[]> => {
  const me = actor.employee.id
  const isOfSubmission =
    submissionId === undefined
      ? rawSql('false')
      : sql`p.id = (select s.targetable_id from time_sheet_submissions s
                    where s.company_id = p.company_id and s.id = ${submissionId} and s.employee_id = ${me})`
  const rows = await db.rows<Row>(sql`
    select p.id, p.name as title, c.name as subtitle, c.logo_image_id as "logoImageId",
      (select max(s.day) from time_sheet_submissions s
       where s.company_id = p.company_id and s.employee_id = ${me} and s.targetable_id = p.id) as "lastLoggedOn"
    from ${projects}
    left join clients c on c.company_id = p.company_id and c.id = p.client_id
    where p.company_id = ${actor.company.id} and (p.is_active and ${mayOpen(memberOf(actor), 'few')} or ${isOfSubmission})
    order by "lastLoggedOn" desc nulls last, p.sort_name, p.id`)
  return rows.map(({ subtitle, logoImageId, ...row }) => ({
    type: 'project' as const,
    subtitle: subtitle ?? 'Internal',
    logo: logoImageId === null ? null : files.publicUrl(logoImageId),
    ...row,
  }))
}

export const listLoggableProjectsOfClient = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  clientId: string,
  submissionId: string | undefined,
): Promise<LoggableItem[]> => {
  const ofClient = sql`(
    select * from targetables t
    where t.company_id = ${actor.company.id} and t.client_id = ${clientId} and t.kind = 'project') p`
  const [ownerId, items] = await Promise.all([
    ownerOfVisibleClient(db, actor, clientId),
    loggableProjects(db, files, actor, ofClient, submissionId),
  ])
  if (ownerId === undefined) throw new Refusal('notFound')
  return items
}

/** For those who may see the opportunity. */
export const listLoggableProjectsOfOpportunity = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  opportunityId: string,
  submissionId: string | undefined,
): Promise<LoggableItem[]> => {
  assertTimeIsKept(actor)
  const madeOfIt = sql`(
    select t.* from projects o join targetables t on t.company_id = o.company_id and t.id = o.id
    where o.company_id = ${actor.company.id} and o.opportunity_id = ${opportunityId}) p`
  const [permissions, items] = await Promise.all([
    permissionsInKind(db, actor, opportunityKind, opportunityId),
    loggableProjects(db, files, actor, madeOfIt, submissionId),
  ])
  if (!permissions) throw new Refusal('notFound')
  return items
}
