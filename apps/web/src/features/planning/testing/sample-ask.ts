import type { PlanningAsk } from '../planning.queries'
import { FROM, TO } from './sample-planning'

export const sampleAsk: PlanningAsk = {
  isOwn: false,
  level: 'week',
  groupedBy: 'resource',
  showUnnamedRoles: true,
  search: '',
  includedEmployeeIDs: [],
  includedRateCardIDs: [],
  includedTargetableIDs: [],
  range: { from: FROM, to: TO },
}

/** The rendered page has no sizes of its own: room for a dozen rows. */
export const SCREEN = { width: 1200, height: 600 }
