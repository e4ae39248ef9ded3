import type { portalTasks } from '@praxis/contract/portals/portal-tasks'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { openedByKeys } from '@praxis/domain/portals/opened-by-keys'
import type { VisitorActor } from '../../../platform/auth/actor'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Handlers } from '../../../platform/http/implement'
import { Refusal } from '../../../platform/refusal'
import { portalDoor } from '../doors'
import { taskCsv } from '../reports/task-csv'
import { taskPdf } from '../reports/task-pdf'
import { type ReportedFields, reportOf } from '../reports/task-report.queries'

type SubjectRow = Columns<'targetables', { project: 'name' }> &
  LeftJoined<Columns<'clients', { client: 'name' }>> &
  Columns<'companies', { company: 'name' }>

/** Whose tasks they are, as whoever is in knows. */
const subjectOf = async (db: Db, { portal, company }: VisitorActor): Promise<SubjectRow> => {
  const row = await db.row<SubjectRow>(sql`
    select p.name as project, k.name as client, c.name as company
    from targetables p
    join companies c on c.company_id = p.company_id
    left join clients k on k.company_id = p.company_id and k.id = p.client_id
    where p.company_id = ${company.id} and p.id = ${portal.projectId}`)
  if (!row) throw new Refusal('dataNotAvailable')
  return row
}

const fieldsFor = ({ portal }: VisitorActor): ReportedFields => {
  const { estimatedTime, loggedTime } = openedByKeys(portal.sharedInfos).shows
  return { estimatedTime, loggedTime, tags: false }
}

type Reports = Handlers<typeof portalTasks>

export const exportTasks: Reports['exportTasks'] = async ({ db, platform, actor, query }) => {
  const { project, client } = await subjectOf(db, actor)
  const tasks = reportOf(db, await portalDoor.open(db, actor, {}), query)
  return taskCsv(platform.files, tasks, { project, client }, fieldsFor(actor))
}

export const printTasks: Reports['printTasks'] = async ({ db, platform, actor, query }) => {
  const { project, client, company } = await subjectOf(db, actor)
  const day = dayInTimeZone(platform.clock(), actor.company.timeZone)
  const tasks = reportOf(db, await portalDoor.open(db, actor, {}), query)
  return taskPdf(platform, { title: project, company, client, day }, tasks, fieldsFor(actor))
}
