import type { Planning, PlanningResource, PlanningTarget, RoleInRow } from '@praxis/contract/planning/planning-shapes'
import { daysBetween } from '@praxis/domain/calendar/day'

interface Row {
  readonly id: string
  readonly roles?: readonly RoleInRow[] | undefined
}

function mergedRoles(
  before: readonly RoleInRow[] | undefined,
  more: readonly RoleInRow[] | undefined,
): RoleInRow[] | undefined {
  if (!before || !more) return before || more ? [...(before ?? more ?? [])] : undefined
  const byRole = new Map(before.map((role) => [role.roleID, role]))
  for (const { roleID, bookingIDs } of more)
    byRole.set(roleID, { roleID, bookingIDs: [...new Set([...(byRole.get(roleID)?.bookingIDs ?? []), ...bookingIDs])] })
  return [...byRole.values()]
}

const withRoles = <Item extends Row>(row: Item, roles: RoleInRow[] | undefined): Item => ({
  ...row,
  ...(roles && { roles }),
})

const sumsOf = (before: PlanningResource | PlanningTarget, more: PlanningResource | PlanningTarget) => ({
  daily: { ...before.daily, ...more.daily },
  weekly: { ...before.weekly, ...more.weekly },
  monthly: { ...before.monthly, ...more.monthly },
})

type Days = NonNullable<PlanningResource['days']>

/** The days of both, which may overlap and leave no gap; a row has those of whole bookings, not only those in sight. */
function joinedDays(one: Days | undefined, other: Days | undefined): Days | undefined {
  if (!one || !other) return one ?? other
  const [first, last] = one.from <= other.from ? [one, other] : [other, one]
  const start = daysBetween(first.from, last.from)
  const joined = (early: readonly number[], late: readonly number[]) => [
    ...early.slice(0, start),
    ...late,
    ...early.slice(start + late.length),
  ]
  return {
    from: first.from,
    contracted: joined(first.contracted, last.contracted),
    capacity: joined(first.capacity, last.capacity),
  }
}

type Edge = 'before' | 'after' | 'same'

function mergedResource<Item extends PlanningResource>(before: Item, more: Item | undefined, edge: Edge): Item {
  if (!more) return before
  const days = joinedDays(before.days, more.days)
  const items = edge === 'before' ? [...more.items, ...before.items] : [...before.items, ...more.items]
  return {
    ...withRoles(before, mergedRoles(before.roles, more.roles)),
    ...sumsOf(before, more),
    items: edge === 'same' ? more.items : items,
    ...(days && { days }),
  }
}

const mergedTarget = (before: PlanningTarget, more: PlanningTarget | undefined): PlanningTarget =>
  more ? { ...withRoles(before, mergedRoles(before.roles, more.roles)), ...sumsOf(before, more) } : before

const byId = <Item extends Row>(rows: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(rows.map((row) => [row.id, row]))

/** Rows with more of them: further days at an edge, or the roles and bookings of a row that was opened. */
export function mergedPlanning<Before extends Planning>(before: Before, more: Planning): Before {
  const edge: Edge = more.toDate < before.fromDate ? 'before' : more.fromDate > before.toDate ? 'after' : 'same'
  const merge = <Item extends PlanningResource>(rows: readonly Item[], others: readonly Item[]) => {
    const found = byId(others)
    return rows.map((row) => mergedResource(row, found.get(row.id), edge))
  }
  const targets = byId(more.targetables)
  return {
    ...before,
    fromDate: more.fromDate < before.fromDate ? more.fromDate : before.fromDate,
    toDate: more.toDate > before.toDate ? more.toDate : before.toDate,
    employeeInfos: { ...before.employeeInfos, ...more.employeeInfos },
    rateCardInfos: { ...before.rateCardInfos, ...more.rateCardInfos },
    projectInfos: { ...before.projectInfos, ...more.projectInfos },
    opportunityInfos: { ...before.opportunityInfos, ...more.opportunityInfos },
    roleInfos: { ...before.roleInfos, ...more.roleInfos },
    bookingInfos: { ...before.bookingInfos, ...more.bookingInfos },
    namedResources: merge(before.namedResources, more.namedResources),
    rateCardsResources: merge(before.rateCardsResources, more.rateCardsResources),
    unnamedResources: merge(before.unnamedResources, more.unnamedResources),
    targetables: before.targetables.map((target) => mergedTarget(target, targets.get(target.id))),
  }
}
