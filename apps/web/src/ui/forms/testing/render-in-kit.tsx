import { MantineProvider } from '@mantine/core'
import { cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, vi } from 'vitest'
import type { FormField } from '../use-form'

// Parts loaded on demand are compiled when a test first renders them, which takes time on a busy machine.
configure({ asyncUtilTimeout: 15_000 })
vi.setConfig({ testTimeout: 30_000 })

afterEach(cleanup)

/** Renders a component as pages do, without transitions; returns the user. */
export function renderInKit(children: ReactNode) {
  const user = userEvent.setup()
  render(<MantineProvider env="test">{children}</MantineProvider>)
  return user
}

interface HeldProps<Value> {
  readonly initial: Value
  readonly onChange?: (value: Value) => void
  readonly children: (field: Pick<FormField<Value>, 'value' | 'onChange'>) => ReactNode
}

/** Holds a field's value the way a form would. */
export function Held<Value>({ initial, onChange, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial)
  const change = (next: Value) => {
    setValue(next)
    onChange?.(next)
  }
  return children({ value, onChange: change })
}
