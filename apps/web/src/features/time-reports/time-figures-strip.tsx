import type { Currency } from '@praxis/contract/protocol/values'
import type { TimeCovered } from '@praxis/contract/time/time-reports'
import type { TimeFigures } from '@praxis/contract/time/time-sheet-shapes'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatMoney } from '@praxis/domain/money/money'
import { formatPercent, profitMargin } from '@praxis/domain/money/percent'
import { chargedTimeFigure, loggedTimeFigure } from '@praxis/domain/time/time-report-figures'
import { Figure } from '../../ui/figures/figure'
import { Grid } from '../../ui/layout/box'
import { Skeleton } from '../../ui/lists/skeleton'
import { loggedLabel } from './covered-words'
import { shownTotal } from './shown-figures'
import classes from './time-figures-strip.module.css'

interface TimeFiguresStripProps {
  readonly label: string
  /** Absent while the figures load for the first time. */
  readonly figures: TimeFigures | undefined
  readonly currency: Currency
  /** Whose time the figures are the sum of; all time without it. */
  readonly covers?: TimeCovered | undefined
  /** How many of the listed entries are denied and so left out of the sums. */
  readonly deniedCount?: number | undefined
}

/** The sums of some time; a press shows what each is made of. */
export function TimeFiguresStrip({ label, figures, ...shown }: TimeFiguresStripProps) {
  return (
    <section className={classes.strip} aria-label={label} aria-busy={!figures}>
      {figures ? (
        <Figures figures={figures} {...shown} />
      ) : (
        ['Time logged', 'Chargeable', 'Charged'].map((each) => (
          <Grid key={each} gap={2} size={13} tone="second" className={classes.place}>
            {each}
            <Skeleton shape="number" />
          </Grid>
        ))
      )}
    </section>
  )
}

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

interface FiguresProps extends Omit<TimeFiguresStripProps, 'label' | 'figures'> {
  readonly figures: TimeFigures
}

function Figures({ currency, covers = 'all', deniedCount = 0, ...measured }: FiguresProps) {
  const figures = shownTotal(measured.figures)
  const { loggedTime, chargeableTime, chargedTime, approvedTime, revenue, cost } = figures
  const notChargeable = loggedTime - chargeableTime
  const rounded = chargedTime - chargeableTime
  return (
    <>
      <Figure
        label={loggedLabel(covers)}
        value={formatDuration(loggedTime)}
        parts={{ figure: loggedTimeFigure(figures) }}
        note={
          <>
            {loggedTime === 0 ? 'nothing logged' : `${formatDuration(approvedTime)} approved`}
            {deniedCount > 0 && (
              <>
                <br />
                excludes {deniedCount} denied
              </>
            )}
          </>
        }
        bar={{ share: shareOf(approvedTime, loggedTime), tone: 'accent' }}
      />
      <Figure
        label="Chargeable"
        value={formatDuration(chargeableTime)}
        of={
          loggedTime > 0 && `${formatPercent(Math.round(shareOf(chargeableTime, loggedTime) * 1000) / 1000)} of logged`
        }
        note={
          loggedTime === 0
            ? 'nothing logged'
            : notChargeable > 0
              ? `${formatDuration(notChargeable)} non-chargeable`
              : 'all logged time'
        }
        bar={{ share: shareOf(chargeableTime, loggedTime), tone: 'info' }}
      />
      <Figure
        label="Charged"
        value={formatDuration(chargedTime)}
        parts={{ figure: chargedTimeFigure(figures) }}
        note={
          chargedTime === 0 ? 'nothing charged' : rounded === 0 ? 'as logged' : `+${formatDuration(rounded)} rounding`
        }
      />
      {revenue !== undefined && (
        <Figure label="Revenue" value={formatMoney(revenue, currency)} note="at agreed rates" />
      )}
      {cost !== undefined && (
        <Figure
          label="Cost"
          value={formatMoney(cost, currency)}
          {...(revenue !== undefined &&
            revenue > 0 && { note: `${formatPercent(Math.round(profitMargin(revenue, cost) * 1000) / 1000)} margin` })}
        />
      )}
    </>
  )
}
