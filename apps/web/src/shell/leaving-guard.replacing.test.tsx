import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../testing/render-in-kit'
import { Dialog } from '../ui/overlays/dialog'
import { LeavingGuard } from './leaving-guard'

const router = vi.hoisted(() => ({ goBack: () => {} }))

vi.mock('@tanstack/react-router', async () => {
  const { useState: useReplacedState } = await import('react')
  return {
    useBlocker: () => {
      const [isBlocked, setIsBlocked] = useReplacedState(false)
      router.goBack = () => setIsBlocked(true)
      return isBlocked
        ? { status: 'blocked', reset: () => setIsBlocked(false), proceed: () => undefined }
        : { status: 'idle' }
    },
  }
})

function OpenForm() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => router.goBack()}>
        Back
      </button>
      {isOpen && (
        <Dialog
          opened
          onClose={() => setIsOpen(false)}
          title="Log time"
          isDirty
          actions={(close) => <Cancel close={close} />}
        >
          <LeavingGuard isDirty />
        </Dialog>
      )}
    </>
  )
}

const Cancel = ({ close }: { close: () => void }) => (
  <button type="button" onClick={close}>
    Cancel
  </button>
)

const questions = () => screen.queryAllByRole('dialog', { name: 'Discard changes?', hidden: true })
const goBack = () => screen.getByRole('button', { name: 'Back', hidden: true }).click()

it('asks once, however often one tries to leave', async () => {
  const { person } = renderInKit(<OpenForm />)
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  await vi.waitFor(() => expect(questions()).toHaveLength(1))
  goBack()
  await person.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(questions()).toHaveLength(0)
  goBack()
  await vi.waitFor(() => expect(questions()).toHaveLength(1))
})
