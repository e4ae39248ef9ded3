import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { AnchoredPopover } from './anchored'

const onKeyBehind = vi.fn()

function Page() {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <button type="button" onKeyDown={onKeyBehind} onClick={(event) => setAnchor(event.currentTarget)}>
        Book
      </button>
      {anchor && (
        <AnchoredPopover anchor={anchor} label="Booking" isForm onClose={() => setAnchor(undefined)}>
          <input aria-label="Amount" data-autofocus />
        </AnchoredPopover>
      )}
    </>
  )
}

it('what is typed before its first field has the keyboard is typed there, and reaches nothing behind', async () => {
  renderInKit(<Page />)
  const button = screen.getByText('Book')
  button.focus()
  fireEvent.click(button)
  for (const key of ['3', 'h']) fireEvent.keyDown(document.activeElement ?? document.body, { key })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('3h'))
  expect(onKeyBehind).not.toHaveBeenCalled()
})
