import { ApiError } from '@praxis/contract/protocol/caller'
import { number } from '@praxis/domain/validation/number-rules'
import { confirmPassword, password } from '@praxis/domain/validation/password-rules'
import { required } from '@praxis/domain/validation/rule'
import { email } from '@praxis/domain/validation/text-rules'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CheckboxField } from './checkbox-field'
import { Form } from './form'
import { FormActions } from './form-actions'
import { MoneyField } from './money-field'
import { PasswordField } from './password-field'
import { renderInKit } from './testing/render-in-kit'
import { TextField } from './text-field'
import { useForm } from './use-form'

interface Contact {
  name: string
  email: string
  fee: number | null
  isMain: boolean
}

const nobody: Contact = { name: '', email: '', fee: null, isMain: false }

function ContactForm({ onSave }: { onSave: (values: Contact, key: string) => Promise<unknown> | unknown }) {
  const form = useForm<Contact>({
    initialValues: nobody,
    rules: { name: required('Name'), email: [required('Email'), email] },
    onSave,
  })
  return (
    <Form form={form} label="Contact">
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Email" {...form.field('email')} />
      <MoneyField label="Fee" {...form.field('fee')} />
      <CheckboxField label="Main contact" {...form.field('isMain')} />
      <p>{form.isDirty ? 'Unsaved changes' : 'Nothing to save'}</p>
      <FormActions form={form} saveLabel="Save" onCancel={() => form.reset()} />
    </Form>
  )
}

const field = (name: string) => screen.getByRole('textbox', { name })
const saveButton = () => screen.getByRole('button', { name: /Save/ })
const refuse = (refusal: ApiError['refusal']) => new ApiError(400, refusal)

async function filledIn(onSave: (values: Contact, key: string) => Promise<unknown> | unknown) {
  const user = renderInKit(<ContactForm onSave={onSave} />)
  await user.type(field('Name'), 'Ruth Calder')
  await user.type(field('Email'), 'ruth@calder.example')
  return user
}

test('what was typed is saved, money in minor units', async () => {
  const onSave = vi.fn()
  const user = await filledIn(onSave)
  await user.type(field('Fee'), '1,240.5')
  await user.click(screen.getByRole('checkbox', { name: 'Main contact' }))
  await user.click(saveButton())
  expect(onSave).toHaveBeenCalledWith(
    { name: 'Ruth Calder', email: 'ruth@calder.example', fee: 124_050, isMain: true },
    expect.any(String),
  )
})

test('a problem is told on leaving the field and goes when it is typed in again', async () => {
  const user = renderInKit(<ContactForm onSave={vi.fn()} />)
  await user.type(field('Email'), 'ruth@calder')
  expect(screen.queryByText('Invalid Email')).toBeNull()
  await user.tab()
  expect(screen.getByText('Invalid Email')).toBeDefined()
  expect(field('Email').getAttribute('aria-invalid')).toBe('true')
  await user.type(field('Email'), '.example')
  expect(screen.queryByText('Invalid Email')).toBeNull()
})

test('saving tells every problem and focuses the first', async () => {
  const onSave = vi.fn()
  const user = renderInKit(<ContactForm onSave={onSave} />)
  await user.click(saveButton())
  expect(screen.getByText('Name is required')).toBeDefined()
  expect(screen.getByText('Email is required')).toBeDefined()
  expect(document.activeElement).toBe(field('Name'))
  expect(onSave).not.toHaveBeenCalled()
})

test('text that is no amount is never saved, also without a rule', async () => {
  const onSave = vi.fn()
  const user = await filledIn(onSave)
  await user.type(field('Fee'), 'plenty')
  await user.click(saveButton())
  expect(screen.getByText('Invalid Number')).toBeDefined()
  expect(document.activeElement).toBe(field('Fee'))
  expect(field('Fee')).toHaveProperty('value', 'plenty')
  expect(onSave).not.toHaveBeenCalled()
})

test.each(['Control', 'Meta'])('%s and Enter save from any field', async (key) => {
  const onSave = vi.fn()
  const user = await filledIn(onSave)
  await user.keyboard(`{${key}>}{Enter}{/${key}}`)
  expect(onSave).toHaveBeenCalledOnce()
})

test('while it saves the button waits and cannot be pressed twice', async () => {
  let finish: (value?: unknown) => void = () => {}
  const onSave = vi.fn(
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  const user = await filledIn(onSave)
  await user.click(saveButton())
  expect(saveButton()).toHaveProperty('disabled', true)
  await user.click(saveButton())
  await user.type(field('Name'), '{Control>}{Enter}{/Control}')
  expect(onSave).toHaveBeenCalledOnce()
  finish()
  await waitFor(() => expect(saveButton()).toHaveProperty('disabled', false))
  expect(screen.getByText('Nothing to save')).toBeDefined()
})

test('a refusal is told, on its fields too, and what was typed stays', async () => {
  const onSave = vi
    .fn()
    .mockRejectedValue(
      refuse({ reason: 'employeeExists', fields: [{ path: 'details.email', message: 'Taken by Amelia Hart' }] }),
    )
  const user = await filledIn(onSave)
  await user.click(saveButton())
  expect((await screen.findByRole('alert')).textContent).toBe('An employee with the same e-mail already exists')
  expect(screen.getByText('Taken by Amelia Hart')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field('Email')))
  expect(field('Name')).toHaveProperty('value', 'Ruth Calder')
  expect(screen.getByText('Unsaved changes')).toBeDefined()
})

test('a refused field that the form does not show is told with the reason', async () => {
  const onSave = vi
    .fn()
    .mockRejectedValue(refuse({ reason: 'invalidInput', fields: [{ path: 'domain', message: 'Too short' }] }))
  const user = await filledIn(onSave)
  await user.click(saveButton())
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid input · domain: Too short')
})

test('the key stays the same until the server has answered, and is new after that', async () => {
  const onSave = vi
    .fn<(values: Contact, key: string) => Promise<unknown>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(refuse({ reason: 'invalidInput' }))
    .mockResolvedValue(undefined)
  const user = await filledIn(onSave)
  for (const attempt of [1, 2, 3, 4]) {
    await user.click(saveButton())
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(attempt))
  }
  const [lost, refused, saved, again] = onSave.mock.calls.map(([, key]) => key)
  expect(refused).toBe(lost)
  expect(new Set([refused, saved, again]).size).toBe(3)
})

test('what was changed after an answer was lost is not saved beside the first attempt without a word', async () => {
  const onSave = vi
    .fn<(values: Contact, key: string) => Promise<unknown>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new ApiError(409, { reason: 'idempotencyKeyReused' }))
  const user = await filledIn(onSave)
  await user.click(saveButton())
  await user.type(field('Name'), ' Jones')
  await user.click(saveButton())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This was already saved'))
  expect(onSave.mock.calls[1]?.[1]).toBe(onSave.mock.calls[0]?.[1])
  expect(field('Name')).toHaveProperty('value', 'Ruth Calder Jones')
})

test('a field that is only passed by has no problem yet; once saving was tried it has', async () => {
  const user = renderInKit(<ContactForm onSave={vi.fn()} />)
  await user.click(field('Name'))
  await user.tab()
  expect(screen.queryByText('Name is required')).toBeNull()
  await user.click(saveButton())
  await user.type(field('Email'), 'ruth@calder.example')
  await user.click(field('Name'))
  await user.tab()
  expect(screen.getByText('Name is required')).toBeDefined()
})

test('cancelling brings the first values back', async () => {
  const user = await filledIn(vi.fn())
  expect(screen.getByText('Unsaved changes')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(field('Name')).toHaveProperty('value', '')
  expect(screen.getByText('Nothing to save')).toBeDefined()
})

function PasswordForm() {
  const form = useForm({
    initialValues: { chosen: '', repeated: '', pin: '' },
    rules: (values) => ({
      chosen: [required('Password'), password],
      repeated: [required('Confirm Password'), confirmPassword(values.chosen)],
      pin: number,
    }),
    onSave: () => {},
  })
  return (
    <Form form={form}>
      <PasswordField label="Password" autoComplete="new-password" {...form.field('chosen')} />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...form.field('repeated')} />
      <FormActions form={form} saveLabel="Save" />
    </Form>
  )
}

test('a rule may look at another field', async () => {
  const user = renderInKit(<PasswordForm />)
  await user.type(screen.getByLabelText('Password'), 'Passw0rd!')
  await user.type(screen.getByLabelText('Confirm Password'), 'Passw0rd?')
  await user.click(saveButton())
  expect(screen.getByText('Confirm Password does not match')).toBeDefined()
})
