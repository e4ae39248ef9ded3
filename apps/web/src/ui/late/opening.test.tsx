import { act, fireEvent, screen } from '@testing-library/react'
import { lazy } from 'react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { usePageShortcuts } from '../keys/page-shortcuts'
import { Opening } from './opening'

it('keys reach neither the page nor what was pressed until what they opened is there', async () => {
  const onKey = vi.fn()
  let arrive: (module: { default: () => React.JSX.Element }) => void = () => undefined
  const Dialog = lazy(() => new Promise<{ default: () => React.JSX.Element }>((resolve) => (arrive = resolve)))
  function Page() {
    usePageShortcuts('Approvals', [{ keys: ['a'], label: 'Approve', run: onKey }])
    return (
      <button type="button" onKeyDown={onKey}>
        Deny
      </button>
    )
  }
  renderInKit(
    <>
      <Page />
      <Opening>
        <Dialog />
      </Opening>
    </>,
  )
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' })).toBe(false)
  expect(onKey).not.toHaveBeenCalled()
  expect(fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true })).toBe(true)

  await act(async () => arrive({ default: () => <button type="button">Here</button> }))
  screen.getByText('Here').focus()
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(onKey).toHaveBeenCalledOnce()
})
