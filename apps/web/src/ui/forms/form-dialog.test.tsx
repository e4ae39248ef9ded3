import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { FormDialog } from './form-dialog'
import { TextField } from './text-field'
import { useForm } from './use-form'

function AddClient({ onClose }: { onClose: () => void }) {
  const form = useForm({ initialValues: { name: '' }, onSave: onClose })
  return (
    <FormDialog title="Add client" form={form} saveLabel="Add" onClose={onClose}>
      <TextField {...form.field('name')} label="Client name" />
    </FormDialog>
  )
}

it('Cancel closes at once while nothing is typed', async () => {
  const onClose = vi.fn()
  const { person } = renderInKit(<AddClient onClose={onClose} />)
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('Cancel and Escape ask before what was typed is lost', async () => {
  const onClose = vi.fn()
  const { person } = renderInKit(<AddClient onClose={onClose} />)
  await person.type(screen.getByLabelText('Client name'), 'Northgate')
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  await person.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await person.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await person.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('the button of the foot saves the form', async () => {
  const onClose = vi.fn()
  const { person } = renderInKit(<AddClient onClose={onClose} />)
  await person.type(screen.getByLabelText('Client name'), 'Northgate')
  await person.click(screen.getByRole('button', { name: /^Add/ }))
  expect(onClose).toHaveBeenCalledOnce()
})
