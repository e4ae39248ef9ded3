import { MantineProvider } from '@mantine/core'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach } from 'vitest'
import Snackbars from '../ui/feedback/snackbars'
import { mantineTheme } from '../ui/theme/mantine-theme'

afterEach(cleanup)

/** Renders a component with the product's providers, without transitions, and returns the user. */
export function renderInKit(ui: ReactElement) {
  const person = userEvent.setup()
  const view = render(ui, {
    wrapper: ({ children }) => (
      <MantineProvider theme={mantineTheme} env="test">
        {children}
        <Snackbars />
      </MantineProvider>
    ),
  })
  return { person, ...view }
}
