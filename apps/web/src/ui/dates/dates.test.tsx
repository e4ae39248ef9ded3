import { Modal } from '@mantine/core'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Held, renderInKit } from '../forms/testing/render-in-kit'
import { BankHolidaysContext } from './bank-holidays-context'
import { DateField } from './date-field'
import { DateRangeField } from './date-range-field'
import { MonthField } from './month-field'
import { TimeField } from './time-field'

const HOLIDAY_YEARS = {
  current: { from: '2026-04-01', to: '2027-03-31' },
  last: { from: '2025-04-01', to: '2026-03-31' },
}
const TODAY = '2026-11-12'
const bankHolidays = [
  { date: '2026-12-25', name: 'Christmas Day' },
  { date: '2026-12-28', name: 'Boxing Day (substitute)' },
]
const bankHolidaysOf = vi.fn((year: number) => bankHolidays.filter(({ date }) => date.startsWith(`${year}`)))

function renderDate(initial: string | null = null) {
  const onChange = vi.fn()
  const user = renderInKit(
    <BankHolidaysContext value={bankHolidaysOf}>
      <Held<string | null> initial={initial} onChange={onChange}>
        {(field) => <DateField label="Due" today={TODAY} max="2026-12-31" {...field} />}
      </Held>
    </BankHolidaysContext>,
  )
  return { user, onChange, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Due' }) }
}

test('a day is typed as people write it and shown as dd/MM/yyyy', async () => {
  const { user, onChange, input } = renderDate()
  await user.type(input, '1.2.26')
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith('2026-02-01')
  expect(input.value).toBe('01/02/2026')
})

test('what is no day stays as it was typed, for the rule to refuse', async () => {
  const { user, onChange, input } = renderDate()
  await user.type(input, '31/31/2026')
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith('31/31/2026')
  expect(input.value).toBe('31/31/2026')
})

test('a day is picked from a calendar that begins on Monday, marks today and names bank holidays', async () => {
  const { user, onChange } = renderDate('2026-12-01')
  await user.click(screen.getByRole('button', { name: 'Choose Due' }))
  const calendar = await screen.findByRole('table')
  const heads = within(calendar).getAllByRole('columnheader')
  expect(heads.map((head) => head.textContent).join('')).toBe('MTWTFSS')
  expect(screen.getByRole('button', { name: /25 December 2026, bank holiday: Christmas Day/ })).toBeDefined()
  await user.click(screen.getByRole('button', { name: /24 December 2026/ }))
  expect(onChange).toHaveBeenLastCalledWith('2026-12-24')
  expect(screen.queryByRole('table')).toBeNull()
})

test('bank holidays are asked for by the year in sight, and only once a calendar is open', async () => {
  bankHolidaysOf.mockClear()
  const { user } = renderDate('2026-01-15')
  expect(bankHolidaysOf).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Choose Due' }))
  await screen.findByRole('table')
  expect(bankHolidaysOf).toHaveBeenLastCalledWith(2026)
  await user.click(screen.getByRole('button', { name: 'Previous month' }))
  expect(bankHolidaysOf).toHaveBeenLastCalledWith(2025)
})

test('a period is picked with its bank holidays named', async () => {
  const user = renderInKit(
    <BankHolidaysContext value={bankHolidaysOf}>
      <Held<DateRange | null> initial={{ from: '2026-12-01', to: '2026-12-31' }}>
        {(field) => <DateRangeField label="Period" today={TODAY} {...field} />}
      </Held>
    </BankHolidaysContext>,
  )
  await user.click(screen.getByRole('button', { name: /^Period/ }))
  expect(await screen.findByRole('button', { name: /25 December 2026, bank holiday: Christmas Day/ })).toBeDefined()
})

test('the calendar opens and is used by keyboard alone', async () => {
  const { user, onChange, input } = renderDate('2026-11-12')
  await user.click(input)
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  const day = await screen.findByRole('button', { name: /Thursday,? 12 November 2026, today/ })
  day.focus()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('2026-11-19')
})

test('today and yesterday are one press away, unless they lie out of bounds', async () => {
  const onChange = vi.fn()
  const user = renderInKit(<DateField label="Due" today={TODAY} min={TODAY} value={null} onChange={onChange} />)
  await user.click(screen.getByRole('button', { name: 'Choose Due' }))
  expect(screen.getByRole('button', { name: 'Yesterday' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Today' }))
  expect(onChange).toHaveBeenLastCalledWith(TODAY)
})

function renderRange(initial: DateRange | null = null) {
  const onChange = vi.fn()
  const user = renderInKit(
    <Held<DateRange | null> initial={initial} onChange={onChange}>
      {(field) => <DateRangeField label="Period" today={TODAY} holidayYears={HOLIDAY_YEARS} {...field} />}
    </Held>,
  )
  return { user, onChange }
}

test('a range comes from a preset', async () => {
  const { user, onChange } = renderRange()
  await user.click(screen.getByRole('button', { name: 'Period: Any time' }))
  await user.click(await screen.findByRole('button', { name: 'This holiday year' }))
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-04-01', to: '2027-03-31' })
  expect(screen.getByRole('button', { name: 'Period: 01/04/2026 – 31/03/2027' })).toBeDefined()
})

test('a range comes from two days of the calendar', async () => {
  const { user, onChange } = renderRange({ from: '2026-11-01', to: '2026-11-30' })
  await user.click(screen.getByRole('button', { name: /^Period/ }))
  expect((await screen.findByRole('button', { name: 'This month' })).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: /Monday,? 9 November 2026/ }))
  await user.click(screen.getByRole('button', { name: /15 November 2026/ }))
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-09', to: '2026-11-15' })
})

test('a range is typed, and taken once both ends are days in order', async () => {
  const { user, onChange } = renderRange()
  await user.click(screen.getByRole('button', { name: /^Period/ }))
  await user.type(await screen.findByLabelText('From'), '9/11/2026{Enter}')
  expect(onChange).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('To'), '15/11/2026{Enter}')
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-09', to: '2026-11-15' })
})

test('Escape closes the picker and not the dialog around it', async () => {
  const onClose = vi.fn()
  const user = renderInKit(
    <Modal opened onClose={onClose} title="Filter">
      <DateRangeField label="Period" today={TODAY} value={null} onChange={() => {}} />
    </Modal>,
  )
  await user.click(screen.getByRole('button', { name: /^Period/ }))
  await user.click(await screen.findByLabelText('From'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByLabelText('From')).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
})

test('a month is picked where those with bank holidays are marked', async () => {
  const onChange = vi.fn()
  const user = renderInKit(
    <BankHolidaysContext value={bankHolidaysOf}>
      <Held<string | null> initial="2026-12" onChange={onChange}>
        {(field) => <MonthField label="Month" today={TODAY} {...field} />}
      </Held>
    </BankHolidaysContext>,
  )
  await user.click(screen.getByRole('button', { name: 'Month: December 2026' }))
  expect(await screen.findByRole('button', { name: 'December 2026, 2 bank holidays' })).toBeDefined()
  expect(within(screen.getByRole('list', { name: 'Bank holidays' })).getByText('Christmas Day')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'October 2026' }))
  expect(onChange).toHaveBeenLastCalledWith('2026-10')
})

test('a time typed in a hurry is written out on leaving', async () => {
  const onChange = vi.fn()
  const user = renderInKit(
    <Held<string | null> initial={null} onChange={onChange}>
      {(field) => <TimeField label="From" {...field} />}
    </Held>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('From')
  await user.type(input, '930')
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith('09:30')
  expect(input.value).toBe('09:30')
})
