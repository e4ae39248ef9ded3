import type { Currency } from '@praxis/contract/protocol/values'
import type { TimeFigures } from '@praxis/contract/time/time-sheet-shapes'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatWholeMoney } from '@praxis/domain/money/money'
import { formatMargin, formatPercent } from '@praxis/domain/money/percent'
import { againstPlan } from '@praxis/domain/projects/against-plan'
import type { ProjectBudgets } from '@praxis/domain/projects/project-figures'
import type { ReactNode } from 'react'
import { Figure } from '../../ui/figures/figure'
import { FigureStrip } from '../../ui/figures/figure-strip'
import type { ProgressTone } from '../../ui/figures/progress-bar'
import { MarginTrend } from './margin-trend'

interface ActualsStripProps {
  readonly budgets: ProjectBudgets
  readonly currency: Currency
  /** What such a project earns is agreed: its time is worth something, and brings nothing by itself. */
  readonly isFixedPrice: boolean
  /** The figures of all time on the project, as the breakdown shows them; absent while they load. */
  readonly actual: TimeFigures | undefined
  /** What the project's tasks are estimated at, and what was logged on them, in seconds. */
  readonly tasks: { readonly estimatedTime: number; readonly loggedTime: number } | undefined
  readonly isLoading: boolean
  /** A link to the time that is not decided on yet. */
  readonly pending: (time: string) => ReactNode
}

/** What came of the time on the project so far, against the consultancy budget: the forecast has the other categories. */
export function ActualsStrip({
  budgets,
  currency,
  isFixedPrice,
  actual,
  tasks,
  isLoading,
  pending,
}: ActualsStripProps) {
  const plan = budgets.consultancyBudget
  const { revenue = 0, cost = 0, loggedTime = 0, chargeableTime = 0, waitingForApprovalTime = 0 } = actual ?? {}
  const figures = againstPlan({ revenue, cost }, plan)
  const money = (amount: number) => formatWholeMoney(amount, currency)
  const known = (text: string) => (actual ? text : '–')
  const note = (words: ReactNode) => (actual ? words : '\u00a0')
  const chargeableText =
    loggedTime === 0
      ? 'Nothing logged yet'
      : `${formatPercent(Math.round((chargeableTime / loggedTime) * 100) / 100)} chargeable`
  return (
    <FigureStrip label="Actuals against plan" isBusy={isLoading}>
      <Figure
        label={isFixedPrice ? 'Time at its rates' : 'Revenue from time'}
        value={known(money(revenue))}
        of={plan.revenue > 0 && `of ${money(plan.revenue)}`}
        bar={barOf(figures.revenue.share, 'primary')}
        note={note(isFixedPrice ? 'the price is fixed' : leftText(figures.revenue, plan.revenue, money, 'to earn'))}
      />
      <Figure
        label="Cost of time"
        value={known(money(cost))}
        of={plan.cost > 0 && `of ${money(plan.cost)}`}
        bar={barOf(figures.cost.share, 'neutral')}
        note={note(leftText(figures.cost, plan.cost, money, 'to spend'))}
      />
      <Figure
        label={isFixedPrice ? 'Margin at these rates' : 'Margin on time'}
        value={figures.margin === null ? '–' : formatMargin(figures.margin)}
        of={figures.plannedMargin !== null && `plan ${formatMargin(figures.plannedMargin)}`}
        bar={{ share: figures.margin ?? 0, tone: (figures.margin ?? 0) < 0 ? 'error' : 'accent' }}
        note={note(<MarginTrend points={figures.marginPoints} inWords />)}
      />
      <Figure
        label="Time logged"
        value={known(formatDuration(loggedTime))}
        bar={{ share: loggedTime === 0 ? 0 : chargeableTime / loggedTime, tone: 'info' }}
        note={note(
          <>
            {chargeableText}
            {tasks !== undefined && tasks.estimatedTime > 0 && (
              <>
                {' '}
                · tasks {formatDuration(tasks.loggedTime)} of {formatDuration(tasks.estimatedTime)} estimated
              </>
            )}
            {waitingForApprovalTime > 0 && <> · {pending(formatDuration(waitingForApprovalTime))}</>}
          </>,
        )}
      />
    </FigureStrip>
  )
}

const barOf = (share: number | null, tone: ProgressTone) => ({
  share: share ?? 0,
  tone: share !== null && share > 1 ? ('error' as const) : tone,
})

const leftText = (
  { left }: { readonly left: number },
  planned: number,
  money: (amount: number) => string,
  what: 'to earn' | 'to spend',
): string => {
  if (planned === 0) return 'Nothing planned'
  return left < 0 ? `${money(-left)} over plan` : `${money(left)} left ${what}`
}
