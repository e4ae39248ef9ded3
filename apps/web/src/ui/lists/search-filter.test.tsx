import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { SearchFilter } from './search-filter'

const choices = [
  { value: '1', label: 'Amelia Hart' },
  { value: '2', label: 'Daniel Osei' },
]

it('a filter by one of many is narrowed by typing and chosen with the keyboard', async () => {
  const onChange = vi.fn()
  const { person } = renderInKit(
    <SearchFilter label="Line manager" choices={choices} value={undefined} onChange={onChange} />,
  )
  await person.click(screen.getByRole('button', { name: 'Line manager' }))
  await person.type(screen.getByRole('textbox', { name: 'Search line manager' }), 'osei')
  expect(screen.getAllByRole('menuitemradio')).toHaveLength(1)
  await person.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenCalledWith('2')
})

it('a filter that was chosen by a link says whom before its choices are loaded, and can be cleared', async () => {
  const onChange = vi.fn()
  const { person } = renderInKit(
    <SearchFilter label="Line manager" choices={undefined} value="2" valueLabel="Daniel Osei" onChange={onChange} />,
  )
  expect(screen.getByText('Daniel Osei')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Clear line manager' }))
  expect(onChange).toHaveBeenCalledWith(undefined)
})
