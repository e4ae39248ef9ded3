import { type EditedDetail, emptyDynamicDetail } from '@praxis/domain/dynamic-details/dynamic-detail'
import { dynamicDetails } from '@praxis/domain/dynamic-details/dynamic-detail-problems'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Form } from '../form'
import { FormActions } from '../form-actions'
import { Held, renderInKit } from '../testing/render-in-kit'
import { useForm } from '../use-form'
import { DynamicDetailsEditor } from './dynamic-details-editor'

const row = (parts: Partial<EditedDetail>): EditedDetail => ({ ...emptyDynamicDetail, ...parts })

function renderEditor(
  initial: readonly EditedDetail[],
  props: Partial<Parameters<typeof DynamicDetailsEditor>[0]> = {},
) {
  const onChange = vi.fn()
  const user = renderInKit(
    <Held initial={initial} onChange={onChange}>
      {(field) => <DynamicDetailsEditor label="Details" {...props} {...field} />}
    </Held>,
  )
  return { user, onChange }
}

test('a row is added, typed in, marked and removed', async () => {
  const { user, onChange } = renderEditor([])
  await user.click(screen.getByRole('button', { name: 'Add field' }))
  await user.type(screen.getByLabelText('Field name'), 'Office')
  await user.type(screen.getByLabelText('Value'), 'Leeds')
  await user.click(screen.getByRole('button', { name: 'Required: Office' }))
  await user.click(screen.getByRole('button', { name: 'Strategic: Office' }))
  expect(onChange).toHaveBeenLastCalledWith([
    row({ key: 'Office', value: 'Leeds', isRequired: true, isStrategic: true }),
  ])
  expect(screen.getByRole('button', { name: 'Strategic: Office' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Remove Office' }))
  expect(onChange).toHaveBeenLastCalledWith([])
})

test('a row of employees says who sees it, and begins with those above and managers', async () => {
  const { user, onChange } = renderEditor([row({ key: 'Laptop', audience: 'everybody' })], {
    isDefining: true,
    hasAudience: true,
  })
  await user.click(screen.getByRole('button', { name: 'Add field' }))
  expect(onChange).toHaveBeenLastCalledWith([
    row({ key: 'Laptop', audience: 'everybody' }),
    row({ audience: 'aboveAndManagers' }),
  ])
  const [first] = screen.getAllByRole('combobox', { name: 'Visible to' })
  await user.click(first as HTMLElement)
  await user.click(screen.getByRole('option', { name: 'People managers only' }))
  expect(onChange).toHaveBeenLastCalledWith([
    row({ key: 'Laptop', audience: 'managers' }),
    row({ audience: 'aboveAndManagers' }),
  ])
})

test('a duplicated key is told on leaving it', async () => {
  const { user } = renderEditor([row({ key: 'Office' }), row({ key: 'Off' })])
  const second = screen.getAllByLabelText('Field name')[1] as HTMLElement
  await user.type(second, 'ice')
  expect(screen.queryByText('Duplicated Key')).toBeNull()
  await user.tab()
  expect(screen.getByText('Duplicated Key')).toBeDefined()
})

test('choosing a type brings its control, and its check', async () => {
  const { user, onChange } = renderEditor([row({ key: 'Switchboard', value: '12345' })])
  await user.click(screen.getByRole('combobox', { name: 'Type' }))
  await user.click(screen.getByRole('option', { name: 'Phone number' }))
  expect(onChange).toHaveBeenLastCalledWith([row({ key: 'Switchboard', value: '12345', type: 'phoneNumber' })])
  await user.click(screen.getByLabelText('Value'))
  await import('@praxis/domain/phones/numbering-plans')
  await user.tab()
  expect(screen.getByText('Invalid Phone Number')).toBeDefined()
})

test('rows the workspace defines are only filled in, from their options', async () => {
  const sector = row({ key: 'Sector', type: 'selects', options: ['Rail', 'Water'], isRequired: true })
  const { user, onChange } = renderEditor([sector], { definedKeys: ['Sector'] })
  expect(screen.queryByLabelText('Field name')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Remove Sector' })).toBeNull()
  await user.click(screen.getByRole('combobox', { name: 'Sector' }))
  await user.click(screen.getByRole('option', { name: 'Water' }))
  expect(onChange).toHaveBeenLastCalledWith([{ ...sector, value: 'Water' }])
})

test('the workspace defines the options instead of a value', async () => {
  const { user, onChange } = renderEditor([row({ key: 'Sector', type: 'selects' })], { isDefining: true })
  expect(screen.queryByLabelText('Value')).toBeNull()
  await user.type(screen.getByRole('combobox', { name: 'Options' }), 'Rail{Enter}')
  expect(onChange).toHaveBeenLastCalledWith([row({ key: 'Sector', type: 'selects', options: ['Rail'] })])
})

test('removing a row leaves the others as they were', async () => {
  const { user, onChange } = renderEditor([
    row({ key: 'A', type: 'date', value: 'soon' }),
    row({ key: 'B', value: '2' }),
  ])
  await user.click(screen.getByRole('button', { name: 'Remove A' }))
  expect(onChange).toHaveBeenLastCalledWith([row({ key: 'B', value: '2' })])
  expect(screen.getByLabelText('Value')).toHaveProperty('value', '2')
})

test('employees and clients are picked by what the screen brings along', () => {
  renderEditor([row({ key: 'Sponsor', type: 'employee', value: 'e1' })], {
    pickers: {
      employee: ({ label, value }) => <p>{`${label} picks ${value}`}</p>,
      client: () => null,
    },
  })
  expect(screen.getByText('Value picks e1')).toBeDefined()
})

function RecordForm({ onSave }: { onSave: () => void }) {
  const form = useForm<{ details: readonly EditedDetail[] }>({
    initialValues: {
      details: [row({ key: 'Site', type: 'url', value: 'nowhere' }), row({ key: 'Note', isRequired: true })],
    },
    rules: { details: dynamicDetails },
    onSave,
  })
  return (
    <Form form={form}>
      <DynamicDetailsEditor label="Details" {...form.field('details')} />
      <FormActions form={form} saveLabel="Save" />
    </Form>
  )
}

test('in a form, saving tells the problems of all rows and focuses the first', async () => {
  const onSave = vi.fn()
  const user = renderInKit(<RecordForm onSave={onSave} />)
  await user.click(screen.getByRole('button', { name: /Save/ }))
  expect(screen.getByText('Invalid URL')).toBeDefined()
  expect(screen.getByText('Note is required')).toBeDefined()
  expect(document.activeElement).toBe(screen.getAllByLabelText('Value')[0])
  expect(onSave).not.toHaveBeenCalled()
})
