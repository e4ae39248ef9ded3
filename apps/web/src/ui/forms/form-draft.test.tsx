import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { DraftsOf } from '../drafts/draft-scope'
import { DraftStore } from '../drafts/draft-store'
import { drafts } from '../drafts/drafts'
import { reloadDrafts } from '../drafts/testing/reload-drafts'
import { FormDialog } from './form-dialog'
import { formDraft, takenUp } from './form-draft'
import { TextField } from './text-field'
import { useForm } from './use-form'

interface Values {
  readonly name: string
  readonly city: string
}

interface ExampleProps {
  readonly saved?: Values
  readonly isOfRecord?: boolean
  readonly onSave?: (values: Values, idempotencyKey: string) => void
  readonly onClose?: () => void
}

const EMPTY: Values = { name: '', city: '' }

function Example({ saved = EMPTY, isOfRecord = false, onSave = vi.fn(), onClose = vi.fn() }: ExampleProps) {
  const form = useForm<Values>({ draft: 'client', isOfRecord, initialValues: saved, onSave })
  return (
    <FormDialog title="Client" form={form} saveLabel="Add" onClose={onClose}>
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('city')} label="City" />
    </FormDialog>
  )
}

function open(props: ExampleProps = {}) {
  return renderInKit(
    <DraftsOf id="amelia">
      <Example {...props} />
    </DraftsOf>,
  )
}

function reload(props: ExampleProps = {}) {
  reloadDrafts()
  return open(props)
}

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
const cityField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'City' })

it('what was typed is there again after a reload, and can be given up', async () => {
  const { person, unmount } = open()
  await person.type(nameField(), 'Northgate')
  unmount()
  const again = reload()
  expect(nameField().value).toBe('Northgate')
  screen.getByText(/^Unsaved changes from \d\d:\d\d restored\.$/)
  await again.person.click(screen.getByRole('button', { name: 'Discard' }))
  expect(nameField().value).toBe('')
  again.unmount()
  reload()
  expect(nameField().value).toBe('')
  expect(screen.queryByText(/Unsaved changes/)).toBeNull()
})

it('what was sent is not offered again', async () => {
  const { person, unmount } = open()
  await person.type(nameField(), 'Northgate')
  await person.click(screen.getByRole('button', { name: /^Add/ }))
  unmount()
  reload()
  expect(nameField().value).toBe('')
})

it('what was discarded on closing is not offered again', async () => {
  const onClose = vi.fn()
  const { person, unmount } = open({ onClose })
  await person.type(nameField(), 'Northgate')
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  await person.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(onClose).toHaveBeenCalledOnce()
  unmount()
  reload()
  expect(nameField().value).toBe('')
})

it('goes out with the key it may have been sent with before', async () => {
  const lost = vi.fn(() => {
    throw new Error('no answer')
  })
  const { person, unmount } = open({ onSave: lost })
  await person.type(nameField(), 'Northgate')
  await person.click(screen.getByRole('button', { name: /^Add/ }))
  unmount()
  const onSave = vi.fn()
  const again = reload({ onSave })
  await again.person.click(screen.getByRole('button', { name: /^Add/ }))
  expect(onSave).toHaveBeenCalledWith({ name: 'Northgate', city: '' }, expect.any(String))
  expect(onSave.mock.calls[0]?.[1]).toBe((lost.mock.calls as unknown[][])[0]?.[1])
})

it('what others saved meanwhile stays, and the same field is told of', async () => {
  const saved = { name: 'Northgate', city: 'Leeds' }
  const { person, unmount } = open({ saved, isOfRecord: true })
  await person.type(nameField(), ' Rail')
  unmount()
  const again = reload({ saved: { ...saved, city: 'York' }, isOfRecord: true })
  expect([nameField().value, cityField().value]).toEqual(['Northgate Rail', 'York'])
  expect(screen.queryByText(/Someone else has changed this since/)).toBeNull()
  again.unmount()
  reload({ saved: { ...saved, name: 'Northgate plc' }, isOfRecord: true })
  screen.getByText(/Someone else has changed this since. Check it before you save/)
})

it('what another tab typed is offered, and replaces nothing by itself', async () => {
  const another = new DraftStore({
    localStorage: window.localStorage,
    sessionStorage: Object.assign(Object.create(null), { getItem: () => 'another', setItem: () => undefined }),
  })
  another.keep('amelia/client', formDraft({ name: 'Northgate', city: '' }, EMPTY, 'key'))
  another.write()
  const { person } = open()
  expect(nameField().value).toBe('')
  await person.type(cityField(), 'Leeds')
  await person.click(screen.getByRole('button', { name: 'Restore' }))
  expect([nameField().value, cityField().value]).toEqual(['Northgate', 'Leeds'])
  expect(drafts.ofAnotherTab('amelia/client')).toBeUndefined()
})

it('a field that is known no longer, or as something else, stays out', () => {
  const value = { edits: { name: 'Northgate', city: ['Leeds'], phone: '1' }, base: {}, idempotencyKey: 'key' }
  expect(takenUp(EMPTY, { value: value as never, keptAt: 1 }).values).toEqual({ name: 'Northgate' })
})
