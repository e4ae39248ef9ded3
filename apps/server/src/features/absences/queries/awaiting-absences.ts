import type { absences } from '@praxis/contract/absences/absences'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import { endOfWeek, startOfWeek } from '@praxis/domain/calendar/day'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { SubjectPlatform } from '../../requests/queries/request-type-line'
import { listAbsenceRows } from './absence-row'
import { listAway, listTeam } from './away-in-team'
import { loadToday } from './own-absences'

/** What of the actor's waits for approval, and who of the team is away this week. */
export const listAwaitingAbsences = async (
  db: Db,
  platform: SubjectPlatform,
  actor: EmployeeActor,
): Promise<Sent<typeof absences.listAwaitingAbsences>> => {
  const [items, team, { today }] = await Promise.all([
    listAbsenceRows(db, platform, actor, {
      rows: sql`
        select s.* from absences s
        where s.company_id = ${actor.company.id} and s.employee_id = ${actor.employee.id}
          and s.state = 'waitingForApproval'`,
    }),
    listTeam(db, platform, actor.employee.id),
    loadToday(db, platform, actor.employee.id),
  ])
  return {
    items,
    awayThisWeek: await listAway(db, actor, team, { from: startOfWeek(today), to: endOfWeek(today) }),
  }
}
