import type { Forecast } from '@praxis/contract/plans/forecast'
import { type Day, formatDay } from '@praxis/domain/calendar/day'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../ui/layout/card'
import { ScrollRegion } from '../../../ui/layout/scroll-region'
import { EmptyState } from '../../../ui/lists/list-states'
import { LinkButton } from '../../../ui/menus/link-button'
import { amountsOfTable } from '../amounts'
import { PlanAnswer } from '../plan-answer'
import { monthName } from '../plan-words'
import classes from '../plans.module.css'
import { forecastQuery } from '../plans.queries'

interface ForecastThenProps {
  readonly projectID: string
  readonly now: Forecast
  readonly asOf: Day
}

/** What was foreseen on a past day, side by side with today. */
export function ForecastThen({ projectID, now, asOf }: ForecastThenProps) {
  const isKept = now.keptSince !== null && now.keptSince <= asOf
  const query = useQuery({ ...forecastQuery(projectID, asOf), enabled: isKept })
  if (!isKept) return <NothingKept keptSince={now.keptSince} />
  return <PlanAnswer query={query}>{(then) => <ThenAndNow then={then} now={now} asOf={asOf} />}</PlanAnswer>
}

/** A day before the first forecast that was kept. */
function NothingKept({ keptSince }: Pick<Forecast, 'keptSince'>) {
  return (
    <Card flush>
      <EmptyState
        text={
          keptSince
            ? `Forecasts are kept each night, here since ${formatDay(keptSince)}`
            : 'Forecasts are kept each night, here from tonight on'
        }
        icon={<IconHistory size={20} stroke={1.75} />}
        action={
          <LinkButton variant="default" link={{ to: '.', search: {} }}>
            Back to today
          </LinkButton>
        }
      />
    </Card>
  )
}

function ThenAndNow({ then, now, asOf }: { then: Forecast; now: Forecast; asOf: Day }) {
  const byMonth = (forecast: Forecast) => new Map(forecast.months.map((month) => [month.month, month.forecast]))
  const [was, is] = [byMonth(then), byMonth(now)]
  const months = [...new Set([...was.keys(), ...is.keys()])].toSorted()
  const amounts = amountsOfTable([...was.values(), ...is.values()].flatMap(({ revenue, cost }) => [revenue, cost]))
  const difference = (amount: number) => (amount > 0 ? `+${amounts(amount)}` : amounts(amount))
  return (
    <Card
      title={`Foreseen on ${formatDay(asOf)}, and today`}
      note={then.keptOn ? `kept in the night of ${formatDay(then.keptOn)}` : undefined}
      flush
    >
      <ScrollRegion label={`Forecast of ${formatDay(asOf)} and of today`}>
        <table className={classes.table} aria-label={`Forecast of ${formatDay(asOf)} and of today`}>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Revenue, {formatDay(asOf)}</th>
              <th scope="col">Revenue, today</th>
              <th scope="col">Change</th>
              <th scope="col">Cost, {formatDay(asOf)}</th>
              <th scope="col">Cost, today</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month}>
                <th scope="row">{monthName(month)}</th>
                <Pair
                  was={was.get(month)?.revenue ?? 0}
                  is={is.get(month)?.revenue ?? 0}
                  {...{ amounts, difference }}
                />
                <Pair was={was.get(month)?.cost ?? 0} is={is.get(month)?.cost ?? 0} {...{ amounts, difference }} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <Pair was={then.forecast.revenue} is={now.forecast.revenue} {...{ amounts, difference }} />
              <Pair was={then.forecast.cost} is={now.forecast.cost} {...{ amounts, difference }} />
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </Card>
  )
}

interface PairProps {
  readonly was: number
  readonly is: number
  readonly amounts: (amount: number) => string
  readonly difference: (amount: number) => string
}

function Pair({ was, is, amounts, difference }: PairProps) {
  return (
    <>
      <td>{amounts(was)}</td>
      <td>{amounts(is)}</td>
      <td>{difference(is - was)}</td>
    </>
  )
}
