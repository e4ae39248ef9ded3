import type { Planning } from '@praxis/contract/planning/planning-shapes'

interface Teammate {
  readonly id: string
  readonly name: string
  readonly role: string
}

interface Team {
  readonly target: Planning['targetables'][number]
  readonly others: readonly Teammate[]
}

/** Who else works on what the reader is booked on; what they work on alone is left out. */
export function teamsOf({ targetables, roleInfos, employeeInfos, namedResources: [own] }: Planning): Team[] {
  return targetables.flatMap((target) => {
    const others = (target.roles ?? []).flatMap(({ roleID }) => {
      const role = roleInfos[roleID]
      const person = role?.employeeID ? employeeInfos[role.employeeID] : undefined
      return role && person && person.id !== own?.id ? [{ id: roleID, name: person.displayName, role: role.name }] : []
    })
    return others.length > 0 ? [{ target, others }] : []
  })
}
