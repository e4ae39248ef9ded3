import type { InScenario, PlanningScenario } from '@praxis/contract/planning/planning-scenarios'
import { createContext, useContext } from 'react'

/** Where one plans: in the real plan, or in a scenario of it. */
export interface PlannedWhere {
  /** What calls of planning are told besides; the same object as long as it is the same plan. */
  readonly inScenario: InScenario
  /** Absent in the real plan. */
  readonly scenario: PlanningScenario | undefined
  /** Goes to a scenario, or back to the real plan. */
  readonly go: (scenarioID: string | undefined) => void
}

const REAL_PLAN: PlannedWhere = { inScenario: {}, scenario: undefined, go: () => {} }

export const PlannedWhereContext = createContext<PlannedWhere>(REAL_PLAN)

export const usePlannedWhere = (): PlannedWhere => useContext(PlannedWhereContext)

/** What calls of planning are told, so that they are about the plan that is shown. */
export const useInScenario = (): InScenario => usePlannedWhere().inScenario
