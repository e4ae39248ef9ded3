import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { ConfirmChangeDialog } from './confirm-change-dialog'

const deactivation = {
  opened: true,
  title: 'Deactivate Northgate?',
  confirmLabel: 'Deactivate',
  done: 'Northgate is inactive',
}

it('a confirmed change closes the dialog and says that it is done', async () => {
  const onClose = vi.fn()
  const { person } = renderInKit(
    <ConfirmChangeDialog {...deactivation} onClose={onClose} onChange={() => Promise.resolve()} />,
  )
  await person.click(screen.getByRole('button', { name: 'Deactivate' }))
  await screen.findByText('Northgate is inactive')
  expect(onClose).toHaveBeenCalledOnce()
})

it('a refused change closes the dialog and says why', async () => {
  const onClose = vi.fn()
  const refuse = () => Promise.reject(new Error('Somebody else changed it'))
  const { person } = renderInKit(<ConfirmChangeDialog {...deactivation} onClose={onClose} onChange={refuse} />)
  await person.click(screen.getByRole('button', { name: 'Deactivate' }))
  await screen.findByText('Somebody else changed it')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
