import { type ChangeEvent, useState } from 'react'

interface EnteredText<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly onBlur?: (() => void) | undefined
  readonly textOf: (value: Value) => string
  /** Reads the text; must return a value that stands for "cannot be read" rather than throw. */
  readonly readText: (text: string) => Value
  /** False for values that stand for unreadable text: the text then stays as it is. */
  readonly isReadable: (value: Value) => boolean
}

/**
 * Holds the typed text beside the value it means, so that nothing changes while the person types: the text is written
 * out properly on leaving the field, and when the value changes from elsewhere.
 */
export function useEnteredText<Value>(field: EnteredText<Value>) {
  const { value, onChange, onBlur, textOf, readText, isReadable } = field
  const [entered, setEntered] = useState({ text: textOf(value), value })
  const isOwn = Object.is(entered.value, value)
  return {
    value: isOwn ? entered.text : textOf(value),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const nextValue = readText(currentTarget.value)
      setEntered({ text: currentTarget.value, value: nextValue })
      if (!Object.is(nextValue, value)) onChange(nextValue)
    },
    onBlur: () => {
      if (isReadable(value)) setEntered({ text: textOf(value), value })
      onBlur?.()
    },
  }
}
