import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../testing/render-in-kit'
import { Dialog } from '../ui/overlays/dialog'
import { LeavingGuard } from './leaving-guard'

function OpenForm() {
  const [isOpen, setIsOpen] = useState(true)
  return isOpen ? (
    <Dialog
      opened
      onClose={() => setIsOpen(false)}
      title="Log time"
      isDirty
      actions={(close) => <Cancel close={close} />}
    >
      <LeavingGuard isDirty />
    </Dialog>
  ) : null
}

const Cancel = ({ close }: { close: () => void }) => (
  <button type="button" onClick={close}>
    Cancel
  </button>
)

const questions = () => screen.queryAllByRole('dialog', { name: 'Discard changes?', hidden: true })

it('asks once, however often one tries to leave', async () => {
  const history = createMemoryHistory({ initialEntries: ['/here'] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  await router.load()
  const { person } = renderInKit(
    <RouterContextProvider router={router}>
      <OpenForm />
    </RouterContextProvider>,
  )
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  await vi.waitFor(() => expect(questions()).toHaveLength(1), 10_000)
  history.push('/elsewhere')
  await person.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(questions()).toHaveLength(0)
  history.push('/elsewhere')
  await vi.waitFor(() => expect(questions()).toHaveLength(1), 10_000)
  expect(history.location.pathname).toBe('/here')
})
