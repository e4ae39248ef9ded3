import { type ReactNode, useState } from 'react'

interface ShownProps<Value> {
  readonly initial: Value
  readonly children: (field: { value: Value; onChange: (value: Value) => void }) => ReactNode
}

/** Lets a part on the showcase be used: it keeps the value that a form would. */
export function Shown<Value>({ initial, children }: ShownProps<Value>) {
  const [value, setValue] = useState(initial)
  return children({ value, onChange: setValue })
}
