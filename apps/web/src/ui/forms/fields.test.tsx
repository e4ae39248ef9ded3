import { isPhone } from '@praxis/domain/phones/phone'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ColourField } from './colour-field'
import { ComboField } from './combo-field'
import { DurationField } from './duration-field'
import { MoneyField } from './money-field'
import { MultiField } from './multi-field'
import { NumberField } from './number-field'
import { PasswordField } from './password-field'
import { PhoneField } from './phone-field'
import { SelectField } from './select-field'
import { SwitchField } from './switch-field'
import { TagsField } from './tags-field'
import { Held, renderInKit } from './testing/render-in-kit'
import { TextField } from './text-field'
import { TextareaField } from './textarea-field'

const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

test('a hint stands under the field until there is a message', () => {
  renderInKit(
    <>
      <TextField label="One" hint="As on the invoice" value="" onChange={() => {}} />
      <TextField label="Two" hint="As on the card" error="Two is required" value="" onChange={() => {}} />
      <TextField label="Three" hideLabel optional value="" onChange={() => {}} />
    </>,
  )
  expect(screen.getByRole('textbox', { name: 'One', description: 'As on the invoice' })).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'Two', description: 'Two is required' })).toBeDefined()
  expect(screen.queryByText('As on the card')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Three' })).toBeDefined()
})

test('a longer text takes several lines', async () => {
  const onChange = vi.fn()
  const user = renderInKit(
    <Held initial="" onChange={onChange}>
      {(field) => <TextareaField label="Comment" {...field} />}
    </Held>,
  )
  await user.type(screen.getByLabelText('Comment'), 'one{Enter}two')
  expect(onChange).toHaveBeenLastCalledWith('one\ntwo')
})

test('money is typed in pounds, held in pence and written out on leaving', async () => {
  const onChange = vi.fn()
  const user = renderInKit(
    <Held<number | null> initial={null} onChange={onChange}>
      {(field) => <MoneyField label="Amount" {...field} />}
    </Held>,
  )
  await user.type(screen.getByLabelText('Amount'), '1240.5')
  expect(shown('Amount')).toBe('1240.5')
  await user.tab()
  expect(shown('Amount')).toBe('1,240.50')
  expect(onChange).toHaveBeenLastCalledWith(124_050)
  expect(screen.getByText('£')).toBeDefined()
})

test('an amount that is there when its dialog opens is typed over, later ones are not', () => {
  renderInKit(<Held<number | null> initial={216_000}>{(field) => <MoneyField label="Amount" {...field} />}</Held>)
  const amount = screen.getByLabelText('Amount') as HTMLInputElement
  const selected = () => amount.value.slice(amount.selectionStart ?? 0, amount.selectionEnd ?? 0)
  amount.focus()
  expect(selected()).toBe('2,160.00')
  amount.setSelectionRange(8, 8)
  amount.blur()
  amount.focus()
  expect(selected()).toBe('')
})

test('the arrow keys step money by a penny, with Shift by ten', async () => {
  const onChange = vi.fn()
  const user = renderInKit(
    <Held<number | null> initial={100} onChange={onChange}>
      {(field) => <MoneyField label="Amount" currency="EUR" {...field} />}
    </Held>,
  )
  await user.click(screen.getByLabelText('Amount'))
  await user.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowDown}{/Shift}')
  expect(onChange).toHaveBeenLastCalledWith(92)
  expect(shown('Amount')).toBe('0.92')
  expect(screen.getByText('€')).toBeDefined()
})

test('a number steps within its bounds and without tails', async () => {
  const onChange = vi.fn()
  const user = renderInKit(
    <Held<number | null> initial={0.1} onChange={onChange}>
      {(field) => <NumberField label="Rate" min={0} max={0.3} step={0.1} {...field} />}
    </Held>,
  )
  await user.click(screen.getByLabelText('Rate'))
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith(0.3)
  await user.clear(screen.getByLabelText('Rate'))
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('a duration is typed with units, held in seconds, and its meaning told', async () => {
  const onChange = vi.fn()
  const user = renderInKit(
    <Held<number | null> initial={null} onChange={onChange}>
      {(field) => <DurationField label="Duration" {...field} />}
    </Held>,
  )
  expect(screen.getByText('e.g. 1h 30m or 1:30')).toBeDefined()
  await user.type(screen.getByLabelText('Duration'), '1w 90m')
  expect(onChange).toHaveBeenLastCalledWith(149_400)
  expect(screen.getByText('41h 30m · 1w 1h 30m')).toBeDefined()
  await user.tab()
  expect(shown('Duration')).toBe('41h 30m')
})

test('a duration that cannot be read stays as it was typed', async () => {
  const onChange = vi.fn()
  const user = renderInKit(
    <Held<number | null> initial={null} onChange={onChange}>
      {(field) => <DurationField label="Duration" {...field} />}
    </Held>,
  )
  await user.type(screen.getByLabelText('Duration'), '-2h')
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith(Number.NaN)
  expect(shown('Duration')).toBe('-2h')
})

test('a bare number is no duration, but what it probably means is one press away', async () => {
  const onChange = vi.fn()
  const user = renderInKit(
    <Held<number | null> initial={null} onChange={onChange}>
      {(field) => <DurationField label="Duration" error="Wrong format" {...field} />}
    </Held>,
  )
  expect(screen.getByText('e.g. 1h 30m or 1:30')).toBeDefined()
  await user.type(screen.getByLabelText('Duration'), '1.5')
  expect(onChange).toHaveBeenLastCalledWith(Number.NaN)
  expect(screen.getByText('Wrong format')).toBeDefined()
  await user.click(screen.getByRole('button', { name: '1h 30m' }))
  expect(onChange).toHaveBeenLastCalledWith(5400)
  expect(shown('Duration')).toBe('1h 30m')
})

test('in a table of hours a bare number means hours', async () => {
  const onChange = vi.fn()
  const user = renderInKit(
    <Held<number | null> initial={null} onChange={onChange}>
      {(field) => <DurationField label="Monday" inTableOfHours hint="" {...field} />}
    </Held>,
  )
  await user.type(screen.getByLabelText('Monday'), '4')
  expect(onChange).toHaveBeenLastCalledWith(14_400)
  await user.tab()
  expect(shown('Monday')).toBe('4h')
})

test('a password can be looked at, and Caps Lock is told', async () => {
  const user = renderInKit(
    <Held initial="Passw0rd!">
      {(field) => <PasswordField label="Password" autoComplete="current-password" {...field} />}
    </Held>,
  )
  const input = screen.getByLabelText('Password')
  expect(input.getAttribute('type')).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.getAttribute('type')).toBe('text')
  await user.click(input)
  await user.keyboard('{CapsLock}a')
  expect(screen.getByRole('status').textContent).toBe('Caps Lock is on')
  await user.keyboard('{CapsLock}a')
  expect(screen.queryByRole('status')).toBeNull()
})

test('a phone number is spaced on leaving, by the plans that came with the focus', async () => {
  const onChange = vi.fn()
  const user = renderInKit(
    <Held initial="" onChange={onChange}>
      {(field) => <PhoneField label="Phone" {...field} />}
    </Held>,
  )
  await user.click(screen.getByLabelText('Phone'))
  await vi.waitFor(() => expect(isPhone('12345', 'GB')).toBe(false), 10_000)
  await user.keyboard('02079460018')
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith('020 7946 0018')
})

const projects = [
  { value: 'data', label: 'Data platform', note: 'Project' },
  { value: 'phase', label: 'Phase 2', note: 'Opportunity' },
]

test('one of several is chosen with the keyboard and taken away again', async () => {
  const onChange = vi.fn()
  const user = renderInKit(
    <Held<string | null> initial={null} onChange={onChange}>
      {(field) => <SelectField label="Project" options={projects} searchable clearable {...field} />}
    </Held>,
  )
  await user.click(screen.getByRole('combobox', { name: 'Project' }))
  expect(screen.getByText('Opportunity')).toBeDefined()
  await user.keyboard('pha{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('phase')
  await user.click(screen.getByRole('button', { name: 'Clear Project' }))
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('a list the server searches is shown as it came, and what went wrong stands in the field', async () => {
  const onSearch = vi.fn()
  const user = renderInKit(
    <Held<string | null> initial={null}>
      {(field) => (
        <>
          <SelectField label="Project" options={projects} onSearch={onSearch} {...field} />
          <SelectField label="Client" options={[]} loadError="Something went wrong, try later" {...field} />
        </>
      )}
    </Held>,
  )
  await user.type(screen.getByRole('combobox', { name: 'Project' }), 'x')
  expect(onSearch).toHaveBeenLastCalledWith('x')
  expect(screen.getByRole('option', { name: /Data platform/ })).toBeDefined()
  expect(screen.getByLabelText('Client').getAttribute('aria-invalid')).toBe('true')
})

test('a combo takes a suggestion or any other text', async () => {
  const onChange = vi.fn()
  const user = renderInKit(
    <Held initial="" onChange={onChange}>
      {(field) => <ComboField label="Stage" suggestions={['Discovery', 'Alpha']} {...field} />}
    </Held>,
  )
  await user.type(screen.getByRole('combobox', { name: 'Stage' }), 'Alp')
  await user.click(screen.getByRole('option', { name: 'Alpha' }))
  expect(onChange).toHaveBeenLastCalledWith('Alpha')
  await user.clear(screen.getByRole('combobox', { name: 'Stage' }))
  await user.type(screen.getByRole('combobox', { name: 'Stage' }), 'Sunset')
  expect(onChange).toHaveBeenLastCalledWith('Sunset')
})

test('several are chosen from a list', async () => {
  const onChange = vi.fn()
  const user = renderInKit(
    <Held<readonly string[]> initial={['data']} onChange={onChange}>
      {(field) => <MultiField label="Projects" options={projects} {...field} />}
    </Held>,
  )
  await user.click(screen.getByRole('combobox', { name: 'Projects' }))
  await user.click(screen.getByRole('option', { name: /Phase 2/ }))
  expect(onChange).toHaveBeenLastCalledWith(['data', 'phase'])
})

test('Enter and leaving the field make tags, and none is lost', async () => {
  const onChange = vi.fn()
  const user = renderInKit(
    <Held<readonly string[]> initial={[]} onChange={onChange}>
      {(field) => <TagsField label="Tags" {...field} />}
    </Held>,
  )
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'workshop{Enter} travel')
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith(['workshop', 'travel'])
})

test('a colour is typed', () => {
  const onChange = vi.fn()
  renderInKit(
    <Held initial="" onChange={onChange}>
      {(field) => <ColourField label="Colour" {...field} />}
    </Held>,
  )
  fireEvent.change(screen.getByLabelText('Colour'), { target: { value: '#149288' } })
  expect(onChange).toHaveBeenLastCalledWith('#149288')
})

test('a switch is turned with the space bar', async () => {
  const onChange = vi.fn()
  const user = renderInKit(
    <Held initial={false} onChange={onChange}>
      {(field) => <SwitchField label="Chargeable" {...field} />}
    </Held>,
  )
  await user.tab()
  await user.keyboard(' ')
  expect(onChange).toHaveBeenLastCalledWith(true)
})
