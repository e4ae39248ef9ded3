import type { Currency } from '@praxis/contract/protocol/values'
import { formatMarginInColumn, profitMargin } from '@praxis/domain/money/percent'
import { BUDGETS, type BudgetName, budgetNames } from '@praxis/domain/projects/project-figures'
import { MoneyField } from '../../ui/forms/money-field'
import { Grid, Stack, Text } from '../../ui/layout/box'
import { amountRule, budgetOf, type TypedBudget } from './budget-values'
import classes from './budgets.module.css'

interface BudgetFieldsProps {
  readonly value: Readonly<Record<BudgetName, TypedBudget>>
  readonly currency: Currency
  readonly onChange: (name: BudgetName, budget: TypedBudget) => void
  readonly disabled?: boolean
}

/** Revenue and cost of each part of a budget, with the margin between them. */
export function BudgetFields({ value, currency, onChange, disabled = false }: BudgetFieldsProps) {
  return (
    <Stack gap={3}>
      <Grid size={12} tone="third" weight="medium" align="baseline" gap={3} className={classes.heads} aria-hidden>
        <span />
        <span>Revenue</span>
        <span>Cost</span>
        <Text size={13} figures text="end" className={classes.margin}>
          Margin
        </Text>
      </Grid>
      {budgetNames.map((name) => {
        const budget = value[name]
        const { revenue, cost } = budgetOf(budget)
        const field = (part: keyof TypedBudget, label: string) => ({
          label: `${BUDGETS[name]}, ${label}`,
          hideLabel: true,
          inColumn: true,
          currency,
          disabled,
          value: budget[part],
          error: amountRule(budget[part]),
          onChange: (amount: number | null) => onChange(name, { ...budget, [part]: amount }),
        })
        return (
          <Grid key={name} align="baseline" gap={3} className={classes.line}>
            <Text size={13} weight="medium" className={classes.name}>
              {BUDGETS[name]}
            </Text>
            <MoneyField {...field('revenue', 'revenue')} />
            <MoneyField {...field('cost', 'cost')} />
            <Text size={13} figures text="end" className={classes.margin}>
              {revenue === 0 ? <Text tone="third">–</Text> : formatMarginInColumn(profitMargin(revenue, cost))}
            </Text>
          </Grid>
        )
      })}
    </Stack>
  )
}
