import type { FigurePart } from '@praxis/contract/company/figures'
import type { Project } from '@praxis/contract/projects/projects'
import type { LinkProps } from '@tanstack/react-router'
import { AGREEMENTS, BUDGET_PLAN, DASHBOARD, RESOURCE_PLAN, TIME_SHEETS } from '../../projects/project-tabs'

/** The tab that shows what an address of the API lists. */
const TABS = {
  timeSheetSubmissions: TIME_SHEETS,
  // The dashboard lists claims for whoever may read time.
  expenses: { to: DASHBOARD.to, isOpen: TIME_SHEETS.isOpen },
  resourcePlan: RESOURCE_PLAN,
  agreementItems: AGREEMENTS,
  budgetPlan: BUDGET_PLAN,
} as const

const isTab = (name: string): name is keyof typeof TABS => name in TABS

/** The tab with the rows behind a part of a forecast, narrowed to them; undefined where the reader has none. */
export function rowsBehind(
  { records }: Pick<FigurePart, 'records'>,
  project: Pick<Project, 'permissions' | 'can' | 'consultancyBudget'>,
): Pick<LinkProps, 'to' | 'search'> | undefined {
  if (!records) return undefined
  const { pathname, searchParams } = new URL(records, location.origin)
  const name = pathname.slice(pathname.lastIndexOf('/') + 1)
  if (!isTab(name) || !TABS[name].isOpen(project)) return undefined
  return { to: TABS[name].to, search: Object.fromEntries(searchParams) }
}
