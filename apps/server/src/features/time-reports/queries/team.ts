import type { EmployeeActor } from '../../../platform/auth/actor'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { seesEverybodysTime } from '../time-reports.policy'

/** A condition on an employee's id: everybody for actors who see everybody, else those below the actor, however far. */
export const isInTeamOf = (actor: EmployeeActor, id: Sql): Sql =>
  seesEverybodysTime(actor)
    ? rawSql('true')
    : sql`${id} in (
        with recursive below (id) as (
          select e.id from employees e where e.company_id = ${actor.company.id} and e.line_manager_id = ${actor.employee.id}
          union
          select e.id from below b
          join employees e on e.company_id = ${actor.company.id} and e.line_manager_id = b.id
        )
        select id from below)`
