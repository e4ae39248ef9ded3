import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { Dialog } from './dialog'

function Page({ losesButton = false }: { losesButton?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const [hasButton, setHasButton] = useState(true)
  const close = () => {
    setIsOpen(false)
    if (losesButton) setHasButton(false)
  }
  return (
    <main tabIndex={-1}>
      {hasButton && (
        <button type="button" onClick={() => setIsOpen(true)}>
          Add contact
        </button>
      )}
      {isOpen && (
        <Dialog opened onClose={close} title="New contact">
          <input aria-label="First name" />
        </Dialog>
      )}
    </main>
  )
}

it('a dialog that is taken away gives the keyboard back to the button that opened it', async () => {
  const { person } = renderInKit(<Page />)
  const button = screen.getByRole('button', { name: 'Add contact' })
  await person.click(button)
  await person.click(await screen.findByLabelText('First name'))
  await person.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it('the page has the keyboard when the button is gone too', async () => {
  const { person } = renderInKit(<Page losesButton />)
  await person.click(screen.getByRole('button', { name: 'Add contact' }))
  await person.click(await screen.findByLabelText('First name'))
  await person.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'))
})

it('has given the keyboard back before the next key is pressed', async () => {
  const { person } = renderInKit(<Page />)
  const button = screen.getByRole('button', { name: 'Add contact' })
  await person.click(button)
  await person.click(await screen.findByLabelText('First name'))
  vi.useFakeTimers()
  try {
    await act(async () => void fireEvent.keyDown(screen.getByLabelText('First name'), { key: 'Escape' }))
    expect(document.activeElement).toBe(button)
  } finally {
    vi.useRealTimers()
  }
})
