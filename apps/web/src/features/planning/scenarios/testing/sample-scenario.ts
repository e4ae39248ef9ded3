import type { EmployeeBrief } from '@praxis/contract/people/employees'
import type { PlanningScenario, ScenarioChange, ScenarioChanges } from '@praxis/contract/planning/planning-scenarios'
import { idOf, sampleBooking, samplePage, sampleRole } from '../../testing/sample-planning'

const brief = (place: number, displayName: string): EmployeeBrief => ({
  id: idOf(place),
  displayName,
  displayInitials: displayName.slice(0, 2),
  profileImage: null,
  jobTitle: 'Planner',
  isActive: true,
})

export const ada = brief(1, 'Ada Moss')
export const tom = brief(2, 'Tom Okafor')

export const sampleScenario = (changes: Partial<PlanningScenario> = {}): PlanningScenario => ({
  id: idOf(700),
  name: 'Hiring in spring',
  owner: ada,
  members: [{ employee: tom, access: 'write' }],
  state: 'open',
  createdAt: '2026-11-10T09:00:00.000Z',
  closedAt: null,
  closedBy: null,
  changeCount: 2,
  version: 1,
  can: { edit: true, manage: true },
  ...changes,
})

export const ROLE = idOf(1001)
export const base = sampleBooking(idOf(501), ROLE)

/** A booking that the scenario makes longer. */
export const changedInScenario: ScenarioChange = {
  kind: 'booking',
  id: base.id,
  action: 'changed',
  changedBy: ada,
  changedAt: '2026-11-10T09:30:00.000Z',
  conflict: null,
  problem: null,
  base,
  real: base,
  wanted: { ...base, endDate: '2026-11-27' },
}

/** The same, where somebody changed the real plan since. */
export const inConflict: ScenarioChange = {
  ...changedInScenario,
  conflict: { was: 'changed', who: 'Tom Okafor', at: '2026-11-10T10:00:00.000Z' },
  real: { ...base, secondsPerDay: 10_800 },
}

export const madeInScenario: ScenarioChange = {
  ...changedInScenario,
  id: idOf(502),
  action: 'made',
  base: null,
  real: null,
  wanted: sampleBooking(idOf(502), ROLE, { startDate: '2026-11-23', endDate: '2026-11-27', type: 'soft' }),
}

export const deletedInScenario: ScenarioChange = {
  ...changedInScenario,
  id: idOf(503),
  action: 'deleted',
  base: sampleBooking(idOf(503), ROLE),
  real: sampleBooking(idOf(503), ROLE),
  wanted: null,
}

/** Changes with what they name: Priya’s role on the data platform. */
export function sampleChanges(items: readonly ScenarioChange[]): ScenarioChanges {
  const { employeeInfos, rateCardInfos, projectInfos, opportunityInfos } = samplePage([
    { place: 1, name: 'Priya Nair' },
  ])
  return {
    employeeInfos,
    rateCardInfos,
    projectInfos,
    opportunityInfos,
    roleInfos: { [ROLE]: sampleRole(ROLE, idOf(1)) },
    items: [...items],
    metadata: { page: 1, per: 100, total: items.length, hasMore: false },
  }
}
