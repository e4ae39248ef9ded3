// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { FilterBar } from './filter-bar'

it('filters fold behind a button that says how many are on', async () => {
  const { person } = renderInKit(
    <FilterBar search={<input aria-label="Search" />} filtersOn={2}>
      <button type="button">Owner</button>
    </FilterBar>,
  )
  const button = screen.getByRole('button', { name: 'Filters 2' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await person.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent).toBe('Owner')
})

it('a bar with a search alone has nothing to unfold', () => {
  renderInKit(<FilterBar search={<input aria-label="Search" />} />)
  expect(screen.queryByRole('button')).toBeNull()
})
