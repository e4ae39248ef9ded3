import { moneyOfColumn } from '@praxis/domain/money/money'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInKit } from '../../../ui/forms/testing/render-in-kit'
import { BudgetRow } from './budget-row'

test.each([
  [1_800_000, 85_351, '£17,146.49'],
  [85_351, 1_800_000, '£17,146.49 over'],
])('what remains of %i after %i is shown to the penny', (planned, came, text) => {
  const money = moneyOfColumn([planned, came], 'GBP')
  renderInKit(
    <table>
      <tbody>
        <BudgetRow
          label="Expenses"
          planned={{ revenue: planned, cost: 0 }}
          came={{ revenue: came, cost: 0 }}
          money={money}
        />
      </tbody>
    </table>,
  )
  expect(screen.getAllByRole('cell').at(2)?.textContent).toBe(text)
})
