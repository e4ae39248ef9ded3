import type { ResourcePlanRole, WeekOfRole } from '@praxis/contract/plans/resource-plan'
import { enteredTextOfMoney } from '@praxis/domain/money/money'
import type { EmployeeActor } from '../../../platform/auth/actor'
import { type CsvColumns, csvAnswer } from '../../../platform/csv/csv-answer'
import type { Db } from '../../../platform/database/database'
import type { BinaryAnswer } from '../../../platform/http/implement'
import type { Platform } from '../../../platform/platform'
import { openTargetable } from '../../targetables/queries/open-targetable'
import type { TargetableKind } from '../../targetables/queries/targetable-kinds'
import { getResourcePlan } from './resource-plan'

interface Line {
  readonly role: ResourcePlanRole
  /** Absent for a role without time. */
  readonly week?: WeekOfRole
}

const namesOf = (named: readonly { readonly id: string; readonly name: string }[]) => {
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return (id: string | null) => (id && names.get(id)) ?? ''
}

const linesOf = (role: ResourcePlanRole): Line[] =>
  role.bookings.length === 0 ? [{ role }] : role.bookings.map((week) => ({ role, week }))

/** The resource plan as a file: a line for each week of each role; rates only for those who see them. */
export const exportResourcePlan = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
  kind: TargetableKind,
  id: string,
): Promise<BinaryAnswer> => {
  const { row, permissions } = await openTargetable(db, actor, kind, id)
  const { snapshot, employees, rateCards, currency } = await getResourcePlan(db, platform, actor, kind, id)
  const personOf = namesOf(employees.map(({ id: person, displayName: name }) => ({ id: person, name })))
  const cardOf = namesOf(rateCards)
  const money: CsvColumns<Line> = [
    ['Charge an hour', ({ role }) => enteredTextOfMoney(role.hourlyCharge ?? 0)],
    ['Cost an hour', ({ role }) => enteredTextOfMoney(role.hourlyCost ?? 0)],
    ['Currency', () => currency],
  ]
  return csvAnswer<Line>(
    platform.files,
    `resource plan ${row.name}`,
    [snapshot.roles.flatMap(linesOf)],
    [
      ['Role', ({ role }) => role.name],
      ['Person', ({ role }) => personOf(role.employeeID)],
      ['Rate card', ({ role }) => cardOf(role.rateCardID)],
      ['Week from', ({ week }) => week?.monday ?? ''],
      ['Hours', ({ week }) => week?.numberOfHours ?? 0],
      ...(permissions.seesMoney ? money : []),
    ],
  )
}
