import { TextInput, type TextInputProps } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'

interface SteppedTextInputProps extends TextInputProps {
  /** Called with +1 or -1 for the arrow keys, ten times that with Shift. */
  readonly onStep: (steps: number) => void
}

/**
 * An input for a number typed as text, never changed by a wheel or a locale; the arrow keys step it. What is there when a
 * dialog gives it the keyboard is typed over, as it is after Tab: behind it, “100” would be decimals that nobody sees.
 */
export function SteppedTextInput({ onStep, ...props }: SteppedTextInputProps) {
  const hadKeyboard = useRef(false)
  const onFocus = (event: FocusEvent<HTMLInputElement>) => {
    // Coming back to the window is no reason to type over what was just typed.
    if (!hadKeyboard.current) event.currentTarget.select()
    hadKeyboard.current = true
  }
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onStep((event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1))
  }
  return <TextInput {...props} inputMode="decimal" autoComplete="off" onKeyDown={step} onFocus={onFocus} />
}
