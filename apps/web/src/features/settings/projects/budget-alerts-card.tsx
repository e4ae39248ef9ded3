import { budgetMarks } from '@praxis/contract/plans/budget-marks'
import { CheckboxField } from '../../../ui/forms/checkbox-field'
import type { FormField } from '../../../ui/forms/use-form'
import { Grid } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'

export type BudgetMark = (typeof budgetMarks)[number]

interface BudgetAlertsCardProps {
  readonly title: string
  readonly field: FormField<readonly BudgetMark[]>
}

/** The shares of a consultancy budget at which people are told that it is being used up. */
export function BudgetAlertsCard({ title, field: { value: chosen, onChange } }: BudgetAlertsCardProps) {
  return (
    <Card title={title} note="Notifies the lead and everyone who plans the budget">
      <Grid gap={3}>
        {budgetMarks.map((mark) => (
          <CheckboxField
            key={mark}
            label={`When ${mark}% of the consultancy budget is used`}
            value={chosen.includes(mark)}
            onChange={(isChosen) =>
              onChange(budgetMarks.filter((each) => (each === mark ? isChosen : chosen.includes(each))))
            }
          />
        ))}
      </Grid>
    </Card>
  )
}
