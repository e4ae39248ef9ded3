import { TextInput, type TextInputProps } from '@mantine/core'
import type { KeyboardEvent } from 'react'

interface SteppedTextInputProps extends TextInputProps {
  /** Called with +1 or -1 for the arrow keys, ten times that with Shift. */
  readonly onStep: (steps: number) => void
}

/** An input for a number typed as text, never changed by a wheel or a locale; the arrow keys step it. */
export function SteppedTextInput({ onStep, ...props }: SteppedTextInputProps) {
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onStep((event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1))
  }
  return <TextInput {...props} inputMode="decimal" autoComplete="off" onKeyDown={step} />
}
