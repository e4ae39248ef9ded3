import type { ResourcePlan } from '@praxis/contract/plans/resource-plan'
import { addDays, daysBetween, startOfWeek } from '@praxis/domain/calendar/day'
import { type ResourceValues, type RoleRow, resourceValues } from './resource-values'

const firstWeek = (roles: readonly RoleRow[]): string | undefined =>
  roles
    .flatMap(({ weeks, startDate }) => [...Object.keys(weeks), ...(startDate ? [startOfWeek(startDate)] : [])])
    .toSorted()[0]

/** Rates go along where they are of the same currency and their copier may set them; otherwise the server finds them. */
const ratesOf = ({ hourlyCharge, hourlyCost }: RoleRow) => ({
  ...(hourlyCharge !== undefined && { hourlyCharge }),
  ...(hourlyCost !== undefined && { hourlyCost }),
})

/** The roles of another plan as new ones below those of this one, moved by whole weeks so that they begin in a given one. */
export function withCopiedRoles(
  values: ResourceValues,
  plan: Pick<ResourcePlan, 'currency' | 'can'>,
  copied: Pick<ResourcePlan, 'currency' | 'snapshot'>,
  monday: string,
  newKey: () => string,
): ResourceValues {
  const { roles } = resourceValues(copied.snapshot)
  const days = daysBetween(firstWeek(roles) ?? monday, monday)
  const moved = (day: string | null) => day && addDays(day, days)
  const takesRates = plan.can.setRates && copied.currency === plan.currency
  const added = roles.map(
    (role): RoleRow => ({
      key: newKey(),
      roleID: null,
      name: role.name,
      employeeID: role.employeeID,
      rateCardID: role.rateCardID,
      startDate: moved(role.startDate),
      endDate: moved(role.endDate),
      calculationMethod: role.calculationMethod,
      weeks: Object.fromEntries(Object.entries(role.weeks).map(([week, hours]) => [addDays(week, days), hours])),
      ...(takesRates ? ratesOf(role) : {}),
    }),
  )
  return { ...values, roles: [...values.roles, ...added] }
}
