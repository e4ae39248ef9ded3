import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { PeriodFilter } from './period-filter'

it('a period that is too long is not taken, and says why', async () => {
  const onChange = vi.fn()
  const { person } = renderInKit(
    <PeriodFilter
      required
      today="2026-11-12"
      value={{ from: '2026-11-09', to: '2026-11-15' }}
      longestDays={366}
      onChange={onChange}
    />,
  )
  await person.click(screen.getByRole('button', { name: /^Period/ }))
  const from = await screen.findByLabelText('From')
  expect(screen.getByRole('status').textContent).toBe('At most 366 days.')
  await person.clear(from)
  await person.type(from, '14/11/2025{Enter}')
  expect(screen.getByRole('status').textContent).toBe('That’s more than 366 days. Choose a shorter period.')
  expect(onChange).not.toHaveBeenCalled()
  await person.clear(from)
  await person.type(from, '15/11/2025{Enter}')
  expect(onChange).toHaveBeenLastCalledWith({ from: '2025-11-15', to: '2026-11-15' })
})
