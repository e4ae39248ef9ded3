import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { useTriageKeys } from './use-triage-keys'

function Triage({ onApprove, onRow }: { onApprove: () => void; onRow?: () => void }) {
  useTriageKeys({ a: onApprove })
  return (
    <>
      <button type="button" onKeyDown={onRow}>
        A row
      </button>
      <textarea aria-label="Comment" />
    </>
  )
}

const hold = (element: HTMLElement, key: string) => {
  fireEvent.keyDown(element, { key })
  return [1, 2, 3].map(() => fireEvent.keyDown(element, { key, repeat: true }))
}

describe('keys of triage', () => {
  it('act once however long they are held, on the page and in a row', () => {
    const [onApprove, onRow] = [vi.fn(), vi.fn()]
    renderInKit(<Triage onApprove={onApprove} onRow={onRow} />)
    hold(document.body, 'a')
    expect(onApprove).toHaveBeenCalledOnce()
    hold(screen.getByRole('button'), 'a')
    expect(onRow).toHaveBeenCalledOnce()
  })

  it('write nothing into a field that they have opened', () => {
    renderInKit(<Triage onApprove={() => screen.getByLabelText('Comment').focus()} />)
    fireEvent.keyDown(document.body, { key: 'a' })
    expect(fireEvent.keyDown(screen.getByLabelText('Comment'), { key: 'a', repeat: true })).toBe(false)
  })

  it('leave other keys, and what is typed, as they are', () => {
    const onApprove = vi.fn()
    renderInKit(<Triage onApprove={onApprove} />)
    expect(hold(document.body, 'j')).toEqual([true, true, true])
    expect(hold(screen.getByLabelText('Comment'), 'a')).toEqual([true, true, true])
    expect(onApprove).not.toHaveBeenCalled()
  })
})
