import {
  type CsvDelimiter,
  type CsvRole,
  csvDelimiters,
  csvRoles,
} from '@praxis/contract/invoices/bank-statement-rules'
import type { BankStatement, CsvLayout } from '@praxis/contract/invoices/bank-statements'
import { integer, max, min } from '@praxis/domain/validation/number-rules'
import { required } from '@praxis/domain/validation/rule'
import { useState } from 'react'
import { showSuccess } from '../../../../ui/feedback/snackbar'
import { ChangedWhileOpen } from '../../../../ui/forms/changed-while-open'
import { same } from '../../../../ui/forms/draft-changes'
import { FormDialog } from '../../../../ui/forms/form-dialog'
import { NumberField } from '../../../../ui/forms/number-field'
import { SegmentField } from '../../../../ui/forms/segment-field'
import { SelectField } from '../../../../ui/forms/select-field'
import { useForm } from '../../../../ui/forms/use-form'
import { Grid } from '../../../../ui/layout/box'
import { ScrollRegion } from '../../../../ui/layout/scroll-region'
import { placesOf } from '../../../../ui/lists/skeleton'
import { roleProblem, rolesFor, splitAnew } from './csv-columns'
import classes from './lines.module.css'
import { useCorrectCsvLayout } from './statements.mutations'

interface CsvLayoutDialogProps {
  readonly statement: BankStatement
  readonly csv: NonNullable<BankStatement['csv']>
  readonly onClose: () => void
}

const DELIMITERS: Readonly<Record<CsvDelimiter, string>> = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Bar' }

const ROLES: Readonly<Record<CsvRole, string>> = {
  bookedOn: 'Date',
  valueOn: 'Value date',
  amount: 'Amount',
  paidIn: 'Paid in',
  paidOut: 'Paid out',
  direction: 'In or out',
  balance: 'Balance',
  currency: 'Currency',
  account: 'Your account',
  partyName: 'Name',
  onBehalfOf: 'On behalf of',
  partyAccount: 'Their account',
  remittance: 'Text',
  creditorReference: 'Your reference',
  endToEndReference: 'Their reference',
  bankReference: 'Bank reference',
  bankText: 'Bank’s text',
  ignored: 'Not used',
}

const roleOptions = csvRoles.map((value) => ({ value, label: ROLES[value] }))
const delimiterOptions = csvDelimiters.map((value) => ({ value, label: DELIMITERS[value] }))
const DAY_ORDERS = [
  { value: 'dayFirst', label: '31/12' },
  { value: 'monthFirst', label: '12/31' },
] as const
const MARKS = [
  { value: '.', label: '1,000.50' },
  { value: ',', label: '1.000,50' },
] as const
const MOST_ROWS_BEFORE = 1000
const WIDTH = 1040
const FOUR = { gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }

const LABELS = {
  delimiter: 'Separator',
  rowsBefore: 'Rows to skip',
  roles: 'Columns',
  dayOrder: 'Days',
  decimalMark: 'Amounts',
}

const textOf = (path: string, value: unknown): string | undefined => {
  if (path === 'delimiter') return DELIMITERS[value as CsvDelimiter].toLowerCase()
  if (path === 'roles') return (value as readonly CsvRole[]).map((role) => ROLES[role].toLowerCase()).join(', ')
  return [...DAY_ORDERS, ...MARKS].find((choice) => choice.value === value)?.label
}

/** How the columns of a CSV statement are understood, with its first rows to see whether that is right. */
export function CsvLayoutDialog({ statement, csv, onClose }: CsvLayoutDialogProps) {
  const { mutateAsync: correctCsvLayout } = useCorrectCsvLayout(statement.id)
  const { delimiter: first } = csv.layout
  const [opened] = useState(csv.layout)
  const form = useForm<{
    delimiter: CsvDelimiter
    rowsBefore: number | null
    roles: readonly CsvRole[]
    dayOrder: CsvLayout['dayOrder']
    decimalMark: CsvLayout['decimalMark']
  }>({
    draft: `statement/${statement.id}/columns`,
    isOfRecord: true,
    initialValues: opened,
    rules: { rowsBefore: [required('Rows to skip'), integer, min(0), max(MOST_ROWS_BEFORE)], roles: roleProblem },
    onSave: async ({ rowsBefore, roles, ...layout }) => {
      await correctCsvLayout({
        layout: { ...layout, roles: [...roles], rowsBefore: rowsBefore ?? 0 },
        version: statement.version,
      })
      showSuccess('Reading the file again')
      onClose()
    },
  })
  const { delimiter, roles, rowsBefore } = form.values
  const rows = splitAnew(csv.firstRows, first, delimiter)
  const separate = (value: string | null) => {
    const chosen = csvDelimiters.find((each) => each === value)
    if (!chosen) return
    form.setValue('delimiter', chosen)
    form.setValue('roles', rolesFor(splitAnew(csv.firstRows, first, chosen), roles))
  }
  return (
    <FormDialog title="Correct the columns" width={WIDTH} form={form} saveLabel="Read again" onClose={onClose}>
      {!same(opened, csv.layout) && !form.isSaving && (
        <ChangedWhileOpen noun="layout" before={opened} after={csv.layout} labels={LABELS} textOf={textOf} />
      )}
      <Grid gap={3} style={FOUR}>
        <SelectField
          label="Columns are separated by"
          options={delimiterOptions}
          value={delimiter}
          onChange={separate}
        />
        <NumberField {...form.field('rowsBefore')} label="Rows to skip" min={0} max={MOST_ROWS_BEFORE} />
        <SegmentField {...form.field('dayOrder')} label="Days" choices={DAY_ORDERS} />
        <SegmentField {...form.field('decimalMark')} label="Amounts" choices={MARKS} />
      </Grid>
      <ScrollRegion label="First rows of the file">
        <table className={classes.columns}>
          <thead>
            <tr>
              {placesOf(roles.length).map((place) => (
                <th key={place} scope="col">
                  <SelectField
                    label={`Column ${place + 1}`}
                    hideLabel
                    compact
                    options={roleOptions}
                    value={roles[place] ?? 'ignored'}
                    onChange={(value) => {
                      const role = csvRoles.find((each) => each === value)
                      if (role) form.setValue('roles', roles.with(place, role))
                    }}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have nothing but their place.
              <tr key={index} data-skipped={index < (rowsBefore ?? 0) || undefined}>
                {placesOf(roles.length).map((place) => (
                  <td key={place}>{cells[place]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {form.field('roles').error && (
        <p role="alert" style={{ color: 'var(--error-text)', fontSize: 'var(--f13)' }}>
          {form.field('roles').error}
        </p>
      )}
    </FormDialog>
  )
}
