import type { Forecast } from '@praxis/contract/plans/forecast'
import { formatWholeMoney, inWholeUnits } from '@praxis/domain/money/money'
import { IconAlertTriangle } from '@tabler/icons-react'
import { ExplainedFigure } from '../../../ui/figures/explained-figure'
import { icon } from '../../../ui/icon'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { useForecastParts } from '../forecast/forecast-parts'
import type { Money } from './plan-sums'

interface ForecastAtTheEndProps {
  readonly projectID: string
  readonly forecast: Forecast
  /** The plan as it is edited, and as it is saved. */
  readonly plan: Money
  readonly saved: Money
}

/** What the project will have brought, against the plan. */
export function ForecastAtTheEnd({ projectID, forecast, plan, saved }: ForecastAtTheEndProps) {
  const partsOf = useForecastParts(projectID)
  const money = (amount: number) => formatWholeMoney(amount, forecast.currency)
  const earned = inWholeUnits(forecast.actual.revenue) * 100
  const atTheEnd = inWholeUnits(forecast.forecast.revenue) * 100
  const against = (planned: number) => {
    const over = atTheEnd - inWholeUnits(planned) * 100
    return `${money(Math.abs(over))} ${over >= 0 ? 'over' : 'under'}`
  }
  const isChanged = plan.revenue !== saved.revenue
  const isOver = atTheEnd > plan.revenue
  return (
    <Stack gap={1} shrinks>
      <ExplainedFigure
        label="Forecast at the end"
        value={money(atTheEnd)}
        of={`of ${money(plan.revenue)}`}
        {...partsOf('revenue')}
        hero
      />
      {plan.revenue > 0 && inWholeUnits(plan.revenue) * 100 !== atTheEnd && (
        <Row gap={1} align="start" size={12} tone={isOver ? 'warning' : 'third'}>
          {isOver && <IconAlertTriangle {...icon} />}
          <Text>
            {against(plan.revenue)} the plan
            {isChanged && ` as changed; ${against(saved.revenue)} the saved plan of ${money(saved.revenue)}`}
          </Text>
        </Row>
      )}
      <Text tone="third" size={12}>
        {money(earned)} earned, {money(atTheEnd - earned)} to come: bookings, or the plan where nothing is booked
      </Text>
    </Stack>
  )
}
