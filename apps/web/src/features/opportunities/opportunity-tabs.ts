import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import type { FeatureFlag } from '@praxis/contract/people/capabilities'
import type { LinkProps } from '@tanstack/react-router'

const PAGE = '/employments/$companyDomain/opportunities/$opportunityID'

type Seen = Pick<Opportunity, 'permissions' | 'can'>

interface OpportunityTab {
  readonly label: string
  readonly to: NonNullable<LinkProps['to']>
  /** The tab's address is the beginning of the others', so only an exact match is it. */
  readonly exact?: true
  /** The feature that the company has to have turned on. */
  readonly flag?: FeatureFlag
  readonly isOpen: (opportunity: Seen) => boolean
}

const DETAILS = { label: 'Details', to: PAGE, exact: true, isOpen: () => true } as const satisfies OpportunityTab

export const BUDGET_PLAN = {
  label: 'Budget plan',
  to: `${PAGE}/budgetPlan`,
  isOpen: ({ permissions }) => permissions.budgetPlan !== 'noAccess',
} as const satisfies OpportunityTab

export const PLANNING = {
  label: 'Planning',
  to: `${PAGE}/planning`,
  isOpen: ({ permissions }) => permissions.planning !== 'noAccess',
} as const satisfies OpportunityTab

const RESOURCE_PLAN = {
  label: 'Resource plan',
  to: `${PAGE}/resourcePlan`,
  isOpen: ({ permissions }) => permissions.resourcePlan !== 'noAccess',
} as const satisfies OpportunityTab

export const PROJECTS = {
  label: 'Projects',
  to: `${PAGE}/projects`,
  isOpen: () => true,
} as const satisfies OpportunityTab

export const JOURNAL = {
  label: 'Journal',
  to: `${PAGE}/journal`,
  isOpen: ({ permissions }) => permissions.journal !== 'noAccess',
} as const satisfies OpportunityTab

export const TIME_SHEETS = {
  label: 'Time sheets',
  to: `${PAGE}/timeSheetSubmission`,
  flag: 'timeSheet',
  isOpen: ({ permissions }) => permissions.timeSheetSubmissions !== 'noAccess',
} as const satisfies OpportunityTab

export const RESOURCE_PERMISSIONS = {
  label: 'Permissions',
  to: `${PAGE}/resourcePermissions`,
  isOpen: ({ can }) => can.editPermissions,
} as const satisfies OpportunityTab

/** The tabs in their order. */
const TABS: readonly OpportunityTab[] = [
  DETAILS,
  PLANNING,
  BUDGET_PLAN,
  RESOURCE_PLAN,
  PROJECTS,
  JOURNAL,
  TIME_SHEETS,
  RESOURCE_PERMISSIONS,
]

/** The tabs that the reader may open. */
export const tabsOf = (opportunity: Seen, features: ReadonlySet<FeatureFlag>): OpportunityTab[] =>
  TABS.filter(({ flag, isOpen }) => (!flag || features.has(flag)) && isOpen(opportunity))
