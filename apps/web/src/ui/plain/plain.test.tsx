import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PlainButton } from './plain-button'
import { PlainField } from './plain-field'
import { PlainPasswordField } from './plain-password-field'

afterEach(cleanup)

describe('plain fields', () => {
  it('are named by their label and described by their error', () => {
    render(<PlainField label="Username" error="Username is required" />)
    const field = screen.getByRole('textbox', { name: 'Username' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('Username is required')
  })

  it('show the password on request', async () => {
    render(<PlainPasswordField label="Password" />)
    const field = screen.getByLabelText('Password')
    expect(field.getAttribute('type')).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field.getAttribute('type')).toBe('text')
  })

  it('say when Caps Lock is on', () => {
    render(<PlainPasswordField label="Password" />)
    const pressed = createEvent.keyDown(screen.getByLabelText('Password'), { key: 'A' })
    Object.defineProperty(pressed, 'getModifierState', { value: (key: string) => key === 'CapsLock' })
    fireEvent(screen.getByLabelText('Password'), pressed)
    expect(screen.getByText('Caps Lock is on')).toBeTruthy()
  })
})

describe('a plain button that waits', () => {
  it('cannot be pressed twice', async () => {
    const onClick = vi.fn()
    render(
      <PlainButton isWaiting onClick={onClick}>
        Signing in
      </PlainButton>,
    )
    await userEvent.click(screen.getByRole('button'), { pointerEventsCheck: 0 })
    expect(onClick).not.toHaveBeenCalled()
  })
})
