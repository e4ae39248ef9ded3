import { same } from '../../../ui/forms/draft-changes'
import type { ResourceValues } from './resource-values'

const MOST_ROLES = 3

/** Which roles differ from the saved plan: 'role 3, Data Engineer'. */
export function changedRolesNote(saved: ResourceValues, values: ResourceValues): string {
  const wasByKey = new Map(saved.roles.map((role) => [role.key, role]))
  const changed = values.roles.flatMap((role, place) =>
    same(wasByKey.get(role.key), role) ? [] : [`role ${place + 1}, ${role.name || 'new'}`],
  )
  const removed = saved.roles.filter(({ key }) => !values.roles.some((role) => role.key === key))
  const notes = [...changed, ...removed.map(({ name }) => `${name} removed`)]
  const more = notes.length - MOST_ROLES
  const all = more > 0 ? [...notes.slice(0, MOST_ROLES), `${more} more`] : notes
  return all.length > 0 ? all.join('; ') : 'hours or days'
}

/** Hours with at most two decimals, without a tail of zeros. */
export const hoursText = (hours: number): string =>
  hours === 0 ? '–' : hours.toLocaleString('en-GB', { maximumFractionDigits: 2 })

/** The part of a day’s date over its week: the month only where it begins. */
export const weekHead = (monday: string, before: string | undefined): { month: string; day: string } => ({
  month: monday.slice(0, 7) === before?.slice(0, 7) ? '' : monday.slice(0, 7),
  day: monday.slice(8),
})
