import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { FilterBar } from './filter-bar'
import { ListBar } from './list-bar'
import { ToggleFilter } from './toggle-filter'

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

it('a filter without a choice is put on and taken off with one press', async () => {
  const onChange = vi.fn<(isOn: boolean) => void>()
  const filter = (isOn: boolean) => <ToggleFilter label="Project lead" value="me" isOn={isOn} onChange={onChange} />
  const { person, rerender } = renderInKit(filter(false))
  await person.click(screen.getByRole('button', { name: 'Project lead', pressed: false }))
  expect(onChange).toHaveBeenLastCalledWith(true)
  rerender(filter(true))
  await person.click(screen.getByRole('button', { name: 'Project lead: me', pressed: true }))
  expect(onChange).toHaveBeenLastCalledWith(false)
})

it('the bar of a list searches by its key, and for nothing when the words are gone', async () => {
  const onSearch = vi.fn<(words: string | undefined) => void>()
  const sort = { choices: [{ value: 'name', label: 'Name' }], value: 'name', onChange: () => undefined }
  const { person } = renderInKit(
    <ListBar searchLabel="Client" search="north" onSearch={onSearch} sort={sort} filtersOn={0} end={<i>Display</i>}>
      <button type="button">Owner</button>
    </ListBar>,
  )
  await person.keyboard('/')
  const field = screen.getByRole('searchbox', { name: 'Client' })
  expect(document.activeElement).toBe(field)
  await person.clear(field)
  await person.keyboard('{Enter}')
  expect(onSearch).toHaveBeenLastCalledWith(undefined)
  expect(screen.getByRole('button', { name: 'Sort by: Name' }).parentElement?.textContent).toBe('NameDisplay')
})
