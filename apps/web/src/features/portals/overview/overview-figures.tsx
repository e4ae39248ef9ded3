import type { PortalDetails } from '@praxis/contract/portals/portal-visits'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatWholeMoney } from '@praxis/domain/money/money'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { monthName } from '../../../ui/dates/month-text'
import { FigureStrip } from '../../../ui/figures/figure-strip'
import { ProgressBar, type ProgressTone } from '../../../ui/figures/progress-bar'
import { shares, usePortal } from '../frame/portal-context'
import { usePortalToday } from '../frame/use-portal-today'
import { dueNext } from '../plan/plan-lines'
import { usePortalChart } from '../plan/use-portal-chart'
import { budgetUsedQuery, monthlyTimeQuery, tasksByStatusQuery } from '../portals.queries'
import classes from './overview.module.css'

const SHOWN: readonly {
  readonly id: string
  readonly isOpen: (portal: PortalDetails) => boolean
  readonly Figure: () => ReactNode
}[] = [
  { id: 'progress', isOpen: (portal) => shares(portal, 'taskListShowTaskProgress'), Figure: Progress },
  { id: 'budget', isOpen: ({ preset }) => preset === 'cumulativeRevenueByWeek', Figure: BudgetUsed },
  { id: 'time', isOpen: (portal) => shares(portal, 'showLoggedTime'), Figure: TimeThisMonth },
  { id: 'next', isOpen: () => true, Figure: Next },
]

/** How the project is going, as far as the portal shares it. */
export function OverviewFigures() {
  const portal = usePortal()
  return (
    <FigureStrip label="How the project is going">
      {SHOWN.filter(({ isOpen }) => isOpen(portal)).map(({ id, Figure }) => (
        <div key={id}>
          <Figure />
        </div>
      ))}
    </FigureStrip>
  )
}

interface FigureProps {
  readonly label: string
  /** Absent while it loads, null where there is none. */
  readonly value: string | null | undefined
  readonly of?: ReactNode
  readonly bar?: { readonly share: number; readonly tone?: ProgressTone }
  readonly note?: ReactNode
}

function Figure({ label, value, of, bar, note }: FigureProps) {
  return (
    <div className={classes.figure} data-arriving={value === undefined || undefined}>
      <span className={classes.label}>{label}</span>
      <span className={classes.valueLine}>
        <b className={classes.value}>{value === undefined ? '…' : (value ?? '–')}</b>
        {of && <span className={classes.of}>{of}</span>}
      </span>
      {bar && <ProgressBar share={bar.share} label={label} tone={bar.tone} />}
      {note && <span className={classes.note}>{note}</span>}
    </div>
  )
}

function Progress() {
  const { reference } = usePortal()
  const { data, isError } = useQuery(tasksByStatusQuery(reference))
  const all = data?.reduce((sum, { taskCount }) => sum + taskCount, 0) ?? 0
  const done = data?.reduce((sum, { completedTaskCount = 0 }) => sum + completedTaskCount, 0) ?? 0
  const share = all > 0 ? done / all : 0
  return (
    <Figure
      label="Progress"
      value={isError ? null : data && `${Math.floor(share * 100)}%`}
      of={data && (all > 0 ? `${done} of ${all} tasks done` : 'no tasks yet')}
      bar={{ share, tone: 'accent' }}
    />
  )
}

function BudgetUsed() {
  const { reference } = usePortal()
  const { data, isError } = useQuery(budgetUsedQuery(reference))
  const money = (amount: number) => formatWholeMoney(amount, data?.currency)
  const share = data && data.budget > 0 ? data.used / data.budget : 0
  return (
    <Figure
      label="Budget used"
      value={isError ? null : data && money(data.used)}
      of={data && data.budget > 0 && `of ${money(data.budget)}`}
      bar={{ share, tone: share > 1 ? 'error' : 'primary' }}
    />
  )
}

function TimeThisMonth() {
  const { reference } = usePortal()
  const today = usePortalToday()
  const { data, isError } = useQuery(monthlyTimeQuery(reference))
  const month = data?.periods.find(({ startDate }) => startDate.slice(0, 7) === today.slice(0, 7))
  return (
    <Figure
      label={`Time in ${monthName(today)}`}
      value={isError ? null : data && formatDuration(month?.seconds ?? 0)}
      of={data && `${formatDuration(data.seconds)} in all`}
      note="approved, as it is charged"
    />
  )
}

function Next() {
  const today = usePortalToday()
  const { data, error } = usePortalChart()
  const [next, second] = data ? dueNext(data, today) : []
  return (
    <Figure
      label="Next"
      value={error || (data && !next) ? null : next && formatDay(next.day)}
      of={next?.title ?? (data && 'nothing is due')}
      note={second && `${second.title} on ${formatDay(second.day)}`}
    />
  )
}
