import { useState } from 'react'

interface EnteredText<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
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
export function useEnteredText<Value>({ value, onChange, textOf, readText, isReadable }: EnteredText<Value>) {
  const [entered, setEntered] = useState({ text: textOf(value), value })
  const isOwn = Object.is(entered.value, value)
  const text = isOwn ? entered.text : textOf(value)
  return {
    text,
    enter: (next: string) => {
      const nextValue = readText(next)
      setEntered({ text: next, value: nextValue })
      if (!Object.is(nextValue, value)) onChange(nextValue)
    },
    writeOut: () => {
      if (isReadable(value)) setEntered({ text: textOf(value), value })
    },
  }
}
