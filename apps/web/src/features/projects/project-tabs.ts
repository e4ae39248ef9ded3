import type { FeatureFlag } from '@praxis/contract/people/capabilities'
import type { Project } from '@praxis/contract/projects/projects'
import type { LinkProps } from '@tanstack/react-router'

const PAGE = '/employments/$companyDomain/projects/$projectID'

interface ProjectTab {
  readonly label: string
  readonly to: NonNullable<LinkProps['to']>
  /** The tab's address is the beginning of the others', so only an exact match is it. */
  readonly exact?: true
  /** The feature that the company has to have turned on. */
  readonly flag?: FeatureFlag
  readonly isOpen: (project: ProjectOfTabs) => boolean
}

/** What decides which tabs somebody sees; budgets are absent for those who may not see money. */
type ProjectOfTabs = Pick<Project, 'permissions' | 'can' | 'consultancyBudget'>

export const DASHBOARD = {
  label: 'Dashboard',
  to: PAGE,
  exact: true,
  isOpen: () => true,
} as const satisfies ProjectTab

export const JOURNAL = {
  label: 'Journal',
  to: `${PAGE}/journal`,
  isOpen: ({ permissions }) => permissions.journal !== 'noAccess',
} as const satisfies ProjectTab

export const TASK_LISTS = {
  label: 'Tasks',
  to: `${PAGE}/taskLists`,
  isOpen: ({ permissions }) => permissions.taskLists !== 'noAccess',
} as const satisfies ProjectTab

export const GANTT = {
  label: 'Gantt',
  to: `${PAGE}/ganttChart`,
  isOpen: ({ permissions }) => permissions.taskLists !== 'noAccess',
} as const satisfies ProjectTab

const seesTime = ({ permissions }: Pick<Project, 'permissions'>) => permissions.timeSheetSubmissions !== 'noAccess'

export const TIME_SHEETS = {
  label: 'Time sheets',
  to: `${PAGE}/timeSheetSubmission`,
  flag: 'timeSheet',
  isOpen: seesTime,
} as const satisfies ProjectTab

export const TIME_BREAKDOWN = {
  label: 'Time breakdown',
  to: `${PAGE}/timeBreakdown`,
  flag: 'timeSheet',
  isOpen: seesTime,
} as const satisfies ProjectTab

const seesMoney = ({ consultancyBudget }: Pick<Project, 'consultancyBudget'>) => consultancyBudget !== undefined

export const PLANNING = {
  label: 'Planning',
  to: `${PAGE}/planning`,
  isOpen: ({ permissions }) => permissions.planning !== 'noAccess',
} as const satisfies ProjectTab

export const RESOURCE_PLAN = {
  label: 'Resource plan',
  to: `${PAGE}/resourcePlan`,
  isOpen: ({ permissions }) => permissions.resourcePlan !== 'noAccess',
} as const satisfies ProjectTab

export const BUDGET_PLAN = {
  label: 'Budget plan',
  to: `${PAGE}/budgetPlan`,
  isOpen: seesMoney,
} as const satisfies ProjectTab

export const FORECAST = {
  label: 'Forecast',
  to: `${PAGE}/forecast`,
  isOpen: seesMoney,
} as const satisfies ProjectTab

export const TIME_PROGRESS = {
  label: 'Time progress',
  to: `${PAGE}/timeBasedProgress`,
  flag: 'timeSheet',
  isOpen: seesTime,
} as const satisfies ProjectTab

export const AGREEMENTS = {
  label: 'Agreements',
  to: `${PAGE}/agreements`,
  isOpen: (project) => seesMoney(project) && project.permissions.agreements !== 'noAccess',
} as const satisfies ProjectTab

export const INVOICES = {
  label: 'Invoices',
  to: `${PAGE}/invoice`,
  isOpen: ({ permissions }) => permissions.invoicing !== 'noAccess',
} as const satisfies ProjectTab

export const PORTALS = {
  label: 'Portals',
  to: `${PAGE}/portals`,
  isOpen: ({ permissions }) => permissions.details !== 'noAccess',
} as const satisfies ProjectTab

export const RESOURCE_PERMISSIONS = {
  label: 'Permissions',
  to: `${PAGE}/resourcePermissions`,
  isOpen: ({ can }) => can.editPermissions,
} as const satisfies ProjectTab

export const SETTINGS = {
  label: 'Settings',
  to: `${PAGE}/settings`,
  isOpen: ({ can }) => can.edit || can.editBudgets || can.editRoles,
} as const satisfies ProjectTab

/** The tabs in their order. */
const TABS: readonly ProjectTab[] = [
  DASHBOARD,
  TASK_LISTS,
  GANTT,
  PLANNING,
  RESOURCE_PLAN,
  BUDGET_PLAN,
  FORECAST,
  TIME_PROGRESS,
  AGREEMENTS,
  INVOICES,
  JOURNAL,
  TIME_SHEETS,
  TIME_BREAKDOWN,
  PORTALS,
  RESOURCE_PERMISSIONS,
  SETTINGS,
]

/** The tabs that the reader may open. */
export const tabsOf = (project: ProjectOfTabs, features: ReadonlySet<FeatureFlag>): ProjectTab[] =>
  TABS.filter(({ flag, isOpen }) => (!flag || features.has(flag)) && isOpen(project))
