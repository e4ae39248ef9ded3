import { screen } from '@testing-library/react'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { renderInKit } from '../testing/render-in-kit'
import { DynamicForm } from './dynamic-form'
import { emptyValues, type FieldDescription, type ValuesOf } from './field-description'
import { rulesOfField } from './field-rules'

const opportunity = [
  { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: 10 },
  { kind: 'email', name: 'email', label: 'Email' },
  { kind: 'money', name: 'fee', label: 'Fee' },
  { kind: 'duration', name: 'effort', label: 'Effort' },
  { kind: 'date', name: 'closes', label: 'Close date', after: '2026-11-12' },
  { kind: 'time', name: 'start', label: 'Start' },
  { kind: 'select', name: 'stage', label: 'Stage', options: [{ value: 'won', label: 'Won' }] },
  { kind: 'tags', name: 'tags', label: 'Tags' },
  { kind: 'switch', name: 'isActive', label: 'Active' },
] as const satisfies readonly FieldDescription[]

test('a form is drawn, filled in and saved from its description', async () => {
  const onSave = vi.fn()
  const user = renderInKit(
    <DynamicForm fields={opportunity} initialValues={{ isActive: true }} saveLabel="Create" onSave={onSave} />,
  )
  await user.type(screen.getByLabelText('Name'), 'Phase 2')
  await user.type(screen.getByLabelText('Fee'), '12.34')
  await user.type(screen.getByLabelText('Effort'), '2d')
  await user.type(screen.getByRole('textbox', { name: 'Close date' }), '13/11/2026')
  await user.type(screen.getByLabelText('Start'), '9')
  await user.click(screen.getByRole('button', { name: /Create/ }))
  expect(onSave).toHaveBeenCalledWith(
    {
      name: 'Phase 2',
      email: '',
      fee: 1234,
      effort: 57_600,
      closes: '2026-11-13',
      start: '09:00',
      stage: null,
      tags: [],
      isActive: true,
    },
    expect.any(String),
  )
})

test('every field speaks with the rules of its kind', async () => {
  const onSave = vi.fn()
  const user = renderInKit(<DynamicForm fields={opportunity} saveLabel="Create" onSave={onSave} />)
  await user.type(screen.getByLabelText('Name'), 'A name too long')
  await user.type(screen.getByLabelText('Email'), 'ruth')
  await user.type(screen.getByLabelText('Fee'), 'much')
  await user.type(screen.getByLabelText('Effort'), '5')
  await user.type(screen.getByRole('textbox', { name: 'Close date' }), '12/11/2026')
  await user.type(screen.getByLabelText('Start'), 'noon')
  await user.click(screen.getByRole('button', { name: /Create/ }))
  for (const message of [
    'Maximum 10 characters',
    'Invalid Email',
    'Invalid Number',
    'Wrong format',
    'Date must be in the future',
    'Invalid Date',
  ]) {
    expect(screen.getByText(message)).toBeDefined()
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  expect(onSave).not.toHaveBeenCalled()
})

const kinds = [
  'text',
  'email',
  'url',
  'textarea',
  'richText',
  'number',
  'money',
  'duration',
  'date',
  'dateRange',
  'month',
  'time',
  'file',
  'phone',
  'colour',
  'search',
  'checkbox',
  'switch',
  'tags',
] as const

test.each(kinds)('a field of kind %s can be drawn, and may be left empty unless it is required', async (kind) => {
  const description: FieldDescription = { kind, name: 'it', label: 'It' }
  renderInKit(<DynamicForm fields={[description]} saveLabel="Save" onSave={() => {}} />)
  expect((await screen.findAllByLabelText(/^(Choose )?It/)).length).toBeGreaterThan(0)
  const empty = emptyValues([description]).it
  expect(rulesOfField(description).map((rule) => rule(empty))).toEqual(rulesOfField(description).map(() => undefined))
})

test('the values have the types of the kinds', () => {
  expectTypeOf<ValuesOf<typeof opportunity>['fee']>().toEqualTypeOf<number | null>()
  expectTypeOf<ValuesOf<typeof opportunity>['isActive']>().toEqualTypeOf<boolean>()
})
