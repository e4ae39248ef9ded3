import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shortcutGroups } from '../keys/page-shortcuts'
import { SearchField } from './search-field'
import { Held, renderInKit } from './testing/render-in-kit'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search clients' })
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

function renderSearch(onSearch = vi.fn()) {
  renderInKit(
    <Held initial="" onChange={onSearch}>
      {({ value, onChange }) => (
        <>
          <SearchField label="Search clients" value={value} onSearch={onChange} />
          <button type="button" onClick={() => onChange('')}>
            Clear filters
          </button>
        </>
      )}
    </Held>,
  )
  return onSearch
}

test('it searches once, after a pause of half a second', () => {
  const onSearch = renderSearch()
  type('n')
  wait(300)
  type('north')
  wait(499)
  expect(onSearch).not.toHaveBeenCalled()
  wait(1)
  expect(onSearch.mock.calls).toEqual([['north']])
  expect(box().value).toBe('north')
})

test('Enter searches at once, and not a second time after the pause', () => {
  const onSearch = renderSearch()
  type('north')
  fireEvent.keyDown(box(), { key: 'Enter' })
  wait(1000)
  expect(onSearch.mock.calls).toEqual([['north']])
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter and Escape of an input method do nothing (%o)',
  (method) => {
    const onSearch = renderSearch()
    type('北')
    fireEvent.keyDown(box(), { key: 'Enter', ...method })
    fireEvent.keyDown(box(), { key: 'Escape', ...method })
    expect(onSearch).not.toHaveBeenCalled()
    expect(box().value).toBe('北')
  },
)

test('Escape and the button clear it at once', () => {
  const onSearch = renderSearch()
  type('north')
  wait(500)
  fireEvent.keyDown(box(), { key: 'Escape' })
  expect(onSearch).toHaveBeenLastCalledWith('')
  type('west')
  wait(500)
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(onSearch).toHaveBeenLastCalledWith('')
  expect(box().value).toBe('')
  expect(document.activeElement).toBe(box())
})

test('what is searched for from elsewhere is shown', () => {
  renderSearch()
  type('north')
  wait(500)
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(box().value).toBe('')
})

test('its key brings the keyboard here from the page, but not out of another field', () => {
  renderInKit(
    <>
      <SearchField label="Search clients" focusKey="/" value="" onSearch={() => {}} />
      <input aria-label="Comment" />
    </>,
  )
  const comment = screen.getByLabelText('Comment')
  act(() => comment.focus())
  fireEvent.keyDown(comment, { key: '/' })
  expect(document.activeElement).toBe(comment)
  act(() => comment.blur())
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })
  expect(document.activeElement).not.toBe(box())
  fireEvent.keyDown(document.body, { key: '/' })
  expect(document.activeElement).toBe(box())
  expect(shortcutGroups().flatMap(({ shortcuts }) => shortcuts.map(({ label }) => label))).toEqual(['Search'])
})
