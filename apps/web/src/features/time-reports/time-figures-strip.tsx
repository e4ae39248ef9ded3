import type { TimeFigures } from '@praxis/contract/time-sheet-shapes'
import type { Currency } from '@praxis/contract/values'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatMoney } from '@praxis/domain/money/money'
import { formatPercent, profitMargin } from '@praxis/domain/money/percent'
import { Figure } from '../../ui/figures/figure'
import { Skeleton } from '../../ui/lists/skeleton'
import classes from './time-figures-strip.module.css'
import { TIME_PARTS } from './time-parts'

interface TimeFiguresStripProps {
  readonly label: string
  /** Absent while they load for the first time. */
  readonly figures: TimeFigures | undefined
  readonly currency: Currency
}

/** The sums of some time; what each is made of is one press away. */
export function TimeFiguresStrip({ label, figures, currency }: TimeFiguresStripProps) {
  return (
    <section className={classes.strip} aria-label={label} aria-busy={!figures}>
      {figures ? (
        <Figures figures={figures} currency={currency} />
      ) : (
        ['Logged', 'Chargeable', 'Charged'].map((each) => (
          <div key={each} className={classes.place}>
            {each}
            <Skeleton shape="number" />
          </div>
        ))
      )}
    </section>
  )
}

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

function Figures({ figures, currency }: { figures: TimeFigures; currency: Currency }) {
  const { loggedTime, chargeableTime, chargedTime, approvedTime, revenue, cost } = figures
  const notChargeable = loggedTime - chargeableTime
  const rounded = chargedTime - chargeableTime
  return (
    <>
      <Figure
        label="Logged"
        value={formatDuration(loggedTime)}
        parts={{
          rows: TIME_PARTS.map(({ id, word }) => ({ id, label: word, amount: formatDuration(figures[id]) })),
        }}
        note={loggedTime === 0 ? 'nothing logged' : `${formatDuration(approvedTime)} of it approved`}
        bar={{ share: shareOf(approvedTime, loggedTime), tone: 'accent' }}
      />
      <Figure
        label="Chargeable"
        value={formatDuration(chargeableTime)}
        of={loggedTime > 0 && `${formatPercent(Math.round(shareOf(chargeableTime, loggedTime) * 1000) / 1000)} of it`}
        note={
          loggedTime === 0
            ? 'nothing logged'
            : notChargeable > 0
              ? `${formatDuration(notChargeable)} is not`
              : 'all that is logged'
        }
        bar={{ share: shareOf(chargeableTime, loggedTime), tone: 'info' }}
      />
      <Figure
        label="Charged"
        value={formatDuration(chargedTime)}
        parts={{
          rows: [
            { id: 'chargeable', label: 'Chargeable', amount: formatDuration(chargeableTime) },
            { id: 'rounded', label: 'Rounded up to full blocks', amount: formatDuration(rounded) },
          ],
        }}
        note={
          chargedTime === 0
            ? 'nothing charged'
            : rounded === 0
              ? 'as it was logged'
              : `${formatDuration(rounded)} by rounding`
        }
      />
      {revenue !== undefined && (
        <Figure label="Revenue" value={formatMoney(revenue, currency)} note="charged time at its rates" />
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
