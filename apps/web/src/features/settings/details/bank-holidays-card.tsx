import { ActionIcon } from '@mantine/core'
import type { BankHoliday } from '@praxis/contract/company/bank-holidays'
import type { CompanyManagement } from '@praxis/contract/company/company-management'
import { formatDay } from '@praxis/domain/calendar/day'
import { date } from '@praxis/domain/validation/date-rules'
import { required } from '@praxis/domain/validation/rule'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Chip } from '../../../ui/chips/chip'
import { browserToday } from '../../../ui/dates/browser-day'
import { DateField } from '../../../ui/dates/date-field'
import { TextField } from '../../../ui/forms/text-field'
import { Row, Text } from '../../../ui/layout/box'
import type { Column } from '../../../ui/lists/data-table'
import { CollectionCard, itemsOf } from '../collection-card'
import collection from '../collection-card.module.css'
import { nameRules } from '../collections/collection-rules'
import { useCreateBankHoliday, useDeleteBankHoliday } from '../settings.mutations'
import { bankHolidaysQuery } from '../settings.queries'
import { distanceText, weekdayName } from './bank-holiday-text'

interface HolidayValues {
  readonly date: string | null
  readonly name: string
}

const LONGEST_NAME = 120

const columns = (today: string): Column<BankHoliday>[] => [
  {
    id: 'date',
    header: 'Date',
    width: 100,
    cell: (day) => <Text figures>{formatDay(day.date)}</Text>,
  },
  {
    id: 'weekday',
    header: 'Weekday',
    width: 104,
    desktopOnly: true,
    cell: (day) => <Text tone="third">{weekdayName(day.date)}</Text>,
  },
  {
    id: 'name',
    header: 'Name',
    cell: (day) => (
      <span className={collection.named}>
        {day.name}
        {day.isOwn && <Chip tone="primary">Own</Chip>}
      </span>
    ),
  },
  {
    id: 'distance',
    header: 'When',
    align: 'end',
    width: 128,
    desktopOnly: true,
    cell: (day) => <Text tone="third">{distanceText(today, day.date)}</Text>,
  },
]

const placeOf = ({ company, holidayRegions }: CompanyManagement): string => {
  const { country, region } = company.details
  const ofRegion = holidayRegions.find(({ code }) => code === region)?.name
  return ofRegion ?? new Intl.DisplayNames('en-GB', { type: 'region' }).of(country) ?? country
}

export function BankHolidaysCard({ management }: { management: CompanyManagement }) {
  const today = browserToday()
  const [year, setYear] = useState(Number(today.slice(0, 4)))
  const { mutateAsync: createBankHoliday } = useCreateBankHoliday()
  const { mutateAsync: deleteBankHoliday } = useDeleteBankHoliday()
  return (
    <CollectionCard<BankHoliday, HolidayValues>
      title="Bank holidays"
      note={placeOf(management)}
      headActions={<YearSwitch year={year} onChange={setYear} />}
      noun="bank holiday"
      {...itemsOf(useQuery(bankHolidaysQuery(year)))}
      columns={columns(today)}
      emptyText="No bank holidays this year. Add your company’s own days."
      nameOf={({ name, date: day }) => `${name}, ${formatDay(day)}`}
      valuesOf={() => ({ date: null, name: '' })}
      rules={() => ({ date: [required('Date'), date()], name: nameRules('Name', LONGEST_NAME) })}
      fieldOfReason={{ nameExists: 'date' }}
      fields={(form) => (
        <>
          <DateField
            {...form.field('date')}
            label="Date"
            autoFocus
            hint="Enter a national holiday’s date to restore it"
          />
          <TextField {...form.field('name')} label="Name" />
        </>
      )}
      onCreate={async ({ date: day, name }, idempotencyKey) => {
        const created = await createBankHoliday({ input: { body: { date: day ?? '', name } }, idempotencyKey })
        setYear(Number(created.date.slice(0, 4)))
      }}
      deletion={{
        onDelete: ({ id }) => deleteBankHoliday({ input: { params: { id } } }),
        label: ({ isOwn }) => (isOwn ? 'Delete' : 'Make a working day'),
        title: ({ isOwn, name }) => (isOwn ? `Delete “${name}”?` : `Work on “${name}”?`),
        text: ({ isOwn, date: day }) =>
          isOwn
            ? `${formatDay(day)} becomes a working day again.`
            : `${formatDay(day)} becomes a working day. Add the date again to restore the holiday.`,
        done: ({ isOwn }) => (isOwn ? 'Deleted successfully' : 'Updated successfully'),
      }}
    />
  )
}

function YearSwitch({ year, onChange }: { year: number; onChange: (year: number) => void }) {
  return (
    <Row as="span" inline gap="hair" letters={13} weight="medium" figures>
      <ActionIcon size="sm" aria-label={`Bank holidays in ${year - 1}`} onClick={() => onChange(year - 1)}>
        <IconChevronLeft size={16} stroke={1.75} />
      </ActionIcon>
      <span aria-live="polite">{year}</span>
      <ActionIcon size="sm" aria-label={`Bank holidays in ${year + 1}`} onClick={() => onChange(year + 1)}>
        <IconChevronRight size={16} stroke={1.75} />
      </ActionIcon>
    </Row>
  )
}
