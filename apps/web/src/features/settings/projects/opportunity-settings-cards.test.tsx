import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../../../testing/render-in-kit'
import { BudgetAlertsCard, type BudgetMark } from './budget-alerts-card'
import { LostReasonsCard, lostReasonsProblem } from './lost-reasons-card'

it('reasons for losing are typed, moved and removed', async () => {
  const changed = vi.fn()
  function Reasons() {
    const [value, setValue] = useState<readonly string[]>(['Price', 'No budget'])
    changed(value)
    return (
      <LostReasonsCard
        title="Reasons"
        field={{ name: 'lostReasons', value, onChange: setValue, onBlur: vi.fn(), error: undefined }}
      />
    )
  }
  const { person } = renderInKit(<Reasons />)
  await person.click(screen.getByRole('button', { name: 'Add reason' }))
  await person.type(screen.getByLabelText('Reason 3'), 'Late')
  await person.click(screen.getByRole('button', { name: 'Move Late up' }))
  await person.click(screen.getByRole('button', { name: 'Remove Price' }))
  expect(changed).toHaveBeenLastCalledWith(['Late', 'No budget'])
})

it.each([
  [['Price', ' '], 'Reason is required'],
  [['Price', 'price '], 'Each reason can be listed once'],
  [['x'.repeat(121)], 'Maximum 120 characters'],
  [['Price'], undefined],
])('%j has the problem %j', (reasons, problem) => {
  expect(lostReasonsProblem(reasons)).toBe(problem)
})

it('budget alerts stay in the order of their marks', async () => {
  const onChange = vi.fn()
  const field = {
    name: 'budgetAlerts',
    value: [100] as readonly BudgetMark[],
    onChange,
    onBlur: vi.fn(),
    error: undefined,
  }
  const { person } = renderInKit(<BudgetAlertsCard title="Budget alerts" field={field} />)
  await person.click(screen.getByLabelText('When 75% of the consultancy budget is used'))
  expect(onChange).toHaveBeenLastCalledWith([75, 100])
  await person.click(screen.getByLabelText('When 100% of the consultancy budget is used'))
  expect(onChange).toHaveBeenLastCalledWith([])
})
