import type { EmployeeActor } from '../../../platform/auth/actor'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { idsBelow } from '../../employees/queries/people-below'
import { seesEverybodysTime } from '../time-reports.policy'

/** A condition on an employee's id: everybody for actors who see everybody, else those below the actor, however far. */
export const isInTeamOf = (actor: EmployeeActor, id: Sql): Sql =>
  seesEverybodysTime(actor) ? rawSql('true') : sql`${id} in (${idsBelow(actor)})`
