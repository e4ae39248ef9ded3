import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { ANYWHERE, shortcutGroups, usePageShortcuts } from './page-shortcuts'

function Page({ onApprove, onRow }: { onApprove: () => void; onRow?: () => void }) {
  usePageShortcuts('Approvals', [{ keys: ['a'], label: 'Approve', run: onApprove }])
  return (
    <>
      <button type="button" onKeyDown={onRow}>
        A row
      </button>
      <input type="radio" aria-label="Calendar" />
      <textarea aria-label="Comment" />
    </>
  )
}

function Frame({ onAnywhere }: { onAnywhere: () => void }) {
  usePageShortcuts(ANYWHERE, [
    { keys: ['a'], label: 'Something else', run: onAnywhere },
    { keys: ['j', 'ArrowDown'], label: 'Next row', run: onAnywhere, repeats: true },
  ])
  return null
}

const hold = (element: HTMLElement, key: string) => {
  fireEvent.keyDown(element, { key })
  return [1, 2, 3].map(() => fireEvent.keyDown(element, { key, repeat: true }))
}

describe('keys of a page', () => {
  it('act once however long they are held, on the page and in a row', () => {
    const [onApprove, onRow] = [vi.fn(), vi.fn()]
    renderInKit(<Page onApprove={onApprove} onRow={onRow} />)
    hold(document.body, 'a')
    expect(onApprove).toHaveBeenCalledOnce()
    hold(screen.getByRole('button'), 'a')
    expect(onRow).toHaveBeenCalledOnce()
  })

  it('write nothing into a field that they have opened', () => {
    renderInKit(<Page onApprove={() => screen.getByLabelText('Comment').focus()} />)
    fireEvent.keyDown(document.body, { key: 'a' })
    expect(fireEvent.keyDown(screen.getByLabelText('Comment'), { key: 'a', repeat: true })).toBe(false)
  })

  it('leave other keys, and what is typed, as they are', () => {
    const onApprove = vi.fn()
    renderInKit(<Page onApprove={onApprove} />)
    expect(hold(document.body, 'j')).toEqual([true, true, true])
    expect(hold(screen.getByLabelText('Comment'), 'a')).toEqual([true, true, true])
    fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true })
    expect(onApprove).not.toHaveBeenCalled()
  })

  it('work after a click on a switch, whose hidden radio has the focus, and with Caps Lock', () => {
    const onApprove = vi.fn()
    renderInKit(<Page onApprove={onApprove} />)
    fireEvent.keyDown(screen.getByRole('radio'), { key: 'a' })
    fireEvent.keyDown(document.body, { key: 'A' })
    expect(onApprove).toHaveBeenCalledTimes(2)
  })

  it('are the page’s own before those of every page, and arrows are a control’s first', () => {
    const [onApprove, onAnywhere] = [vi.fn(), vi.fn()]
    renderInKit(
      <>
        <Frame onAnywhere={onAnywhere} />
        <Page onApprove={onApprove} />
      </>,
    )
    fireEvent.keyDown(document.body, { key: 'a' })
    expect([onApprove.mock.calls.length, onAnywhere.mock.calls.length]).toEqual([1, 0])
    fireEvent.keyDown(screen.getByRole('radio'), { key: 'ArrowDown' })
    expect(onAnywhere).not.toHaveBeenCalled()
    hold(document.body, 'ArrowDown')
    expect(onAnywhere).toHaveBeenCalledTimes(4)
    expect(shortcutGroups().map(({ title }) => title)).toEqual(['Approvals', ANYWHERE])
  })

  it('are off while something modal is open', () => {
    const onApprove = vi.fn()
    renderInKit(
      <>
        <Page onApprove={onApprove} />
        <div role="dialog" aria-modal aria-label="Deny" />
      </>,
    )
    fireEvent.keyDown(document.body, { key: 'a' })
    expect(onApprove).not.toHaveBeenCalled()
  })
})
