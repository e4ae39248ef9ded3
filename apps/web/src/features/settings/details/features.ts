import type { FeatureFlag } from '@praxis/contract/people/capabilities'
import {
  IconArrowsExchange,
  IconBox,
  IconBriefcase,
  IconChartBar,
  IconClock,
  IconLayoutAlignLeft,
  IconReceipt,
  IconSun,
  type TablerIcon,
} from '@tabler/icons-react'

interface Feature {
  readonly flag: FeatureFlag
  readonly label: string
  /** What is hidden when the feature is switched off. */
  readonly holds: string
  readonly icon: TablerIcon
}

export const FEATURES: readonly Feature[] = [
  {
    flag: 'project',
    label: 'Projects and opportunities',
    holds: 'Clients, pipeline, planning, tasks, invoices',
    icon: IconBriefcase,
  },
  { flag: 'timeSheet', label: 'Time sheets', holds: 'Submissions, timers, approvals', icon: IconClock },
  { flag: 'absence', label: 'Absences', holds: 'Leave, balances, team calendar', icon: IconSun },
  { flag: 'expense', label: 'Expenses', holds: 'Claims, mileage, payments', icon: IconReceipt },
  { flag: 'asset', label: 'Assets', holds: 'Register and bookings', icon: IconBox },
  { flag: 'reports', label: 'Reports', holds: 'Utilisation, revenue, time', icon: IconChartBar },
  { flag: 'performa', label: 'Performa sync', holds: 'Projects synced to your CRM', icon: IconArrowsExchange },
  {
    flag: 'referencingOldPlanning',
    label: 'Old resource plan',
    holds: 'Resource plans can be edited; otherwise they’re read-only and come from planning',
    icon: IconLayoutAlignLeft,
  },
]

export const featureLabels = Object.fromEntries(FEATURES.map(({ flag, label }) => [flag, label])) as Record<
  FeatureFlag,
  string
>
