import type { LoggableItem } from '@praxis/contract/time/time-sheets'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { Refusal } from '../../../platform/refusal'
import { isVisibleClient } from '../../clients/queries/client-access'
import { mayOpen, memberOf } from '../../employees/queries/works-on'

interface Row
  extends Columns<'targetables', { title: 'name' }>,
    Columns<'clients', 'logo_image_id' | { subtitle: 'name' }>,
    LeftJoined<Columns<'targetables', 'id'>> {
  readonly lastLoggedOn: string | null
}

/** Projects of a client that the actor may log time on, and the one that a submission of theirs is on already. */
export const listLoggableProjectsOfClient = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  clientId: string,
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
    from clients c
    left join targetables p on p.company_id = c.company_id and p.client_id = c.id and p.kind = 'project'
      and (p.is_active and ${mayOpen(memberOf(actor), 'few')} or ${isOfSubmission})
    where c.company_id = ${actor.company.id} and c.id = ${clientId} and ${isVisibleClient(actor, 'few')}
    order by "lastLoggedOn" desc nulls last, p.sort_name, p.id`)
  if (rows.length === 0) throw new Refusal('notFound')
  return rows.flatMap(({ id, title, subtitle, logoImageId, lastLoggedOn }) =>
    id === null
      ? []
      : [
          {
            type: 'project' as const,
            id,
            title,
            subtitle,
            logo: logoImageId === null ? null : files.publicUrl(logoImageId),
            lastLoggedOn,
          },
        ],
  )
}
