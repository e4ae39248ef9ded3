import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DraftsOf } from '../../ui/drafts/draft-scope'
import { drafts } from '../../ui/drafts/drafts'
import { useBegunEntry } from './use-begun-entry'

afterEach(() => drafts.clear())

/** Whether the browser asks the person who closes or reloads the window. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

const entry = {
  title: 'Kick-off',
  content: '',
  categoryID: null,
  entryDate: '2026-11-12',
  files: [],
  removedFileIDs: [],
}

it('asks before a reload loses a file that is attached and not saved, and not about text, which comes back', () => {
  const { result } = renderHook(() => useBegunEntry({ clientID: 'northgate' }), {
    wrapper: ({ children }) => <DraftsOf id="amelia">{children}</DraftsOf>,
  })
  act(() => result.current.begin(entry))
  expect(isAsked()).toBe(false)
  act(() => result.current.keep({ ...entry, files: [new File(['notes'], 'notes.txt')] }))
  expect(isAsked()).toBe(true)
  act(() => result.current.forget())
  expect(isAsked()).toBe(false)
})
