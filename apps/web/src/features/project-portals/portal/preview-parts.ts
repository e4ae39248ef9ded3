import type { PortalValues } from './portal-values'

interface PreviewPart {
  readonly title: string
  readonly isShown: (values: PortalValues) => boolean
}

/** What of a portal's first page depends on what is shared, in its order. */
const PARTS: readonly PreviewPart[] = [
  { title: 'Waiting for you', isShown: ({ shared }) => shared.signOffs },
  { title: 'Progress', isShown: ({ shared }) => shared.taskListShowTaskProgress },
  { title: 'Budget used', isShown: ({ preset }) => preset === 'cumulativeRevenueByWeek' },
  {
    title: 'Time consumed',
    isShown: (values) => values.preset === 'cumulativeTimeConsumedByWeek' && showsChart(values),
  },
  { title: 'Time by month', isShown: ({ shared }) => shared.showLoggedTime },
  { title: 'Documents', isShown: ({ shared }) => shared.documents },
  { title: 'Invoices', isShown: ({ shared }) => shared.invoices },
]

/** Whether visitors see the chart that is chosen: time needs its key too. */
export const showsChart = ({ preset, shared }: Pick<PortalValues, 'preset' | 'shared'>): boolean =>
  preset === 'cumulativeRevenueByWeek' || (preset === 'cumulativeTimeConsumedByWeek' && shared.showLoggedTime)

/** The titles of what visitors will see, but for tasks, plan and journal, which are in every portal. */
export const partsShown = (values: PortalValues): string[] =>
  PARTS.filter(({ isShown }) => isShown(values)).map(({ title }) => title)

/** The same for whoever listens instead of looking. */
export const spokenParts = (values: PortalValues): string =>
  `Visitors see ${[...partsShown(values), 'tasks', 'plan', 'journal'].join(', ').toLowerCase()}`
