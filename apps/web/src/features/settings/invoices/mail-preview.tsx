import { type MailPlaceholder, mailPlaceholders } from '@praxis/contract/company/invoice-settings'
import { addDays, type Day } from '@praxis/domain/calendar/day'
import { dayInWords } from '@praxis/domain/calendar/day-in-words'
import { filledIn } from '@praxis/domain/invoices/mail-text'
import { formatMoney } from '@praxis/domain/money/money'
import { Box, Stack, Text } from '../../../ui/layout/box'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { useManagement } from '../use-management'
import classes from './mail-preview.module.css'

/** The placeholders, as the hint of a field names them. */
export const PLACEHOLDERS = mailPlaceholders.map((name) => `{${name}}`).join(' ')

const TOTAL = 14_880_00

const sampleValues = (company: string, dueOn: Day): Readonly<Record<MailPlaceholder, string>> => ({
  document: 'invoice',
  number: 'INV-0042',
  client: 'Northgate Water',
  company,
  total: formatMoney(TOTAL, 'GBP'),
  open: formatMoney(TOTAL, 'GBP'),
  dueDate: dayInWords(dueOn),
  reference: 'PO 4500187236',
  payment: `Please pay ${formatMoney(TOTAL, 'GBP')} by ${dayInWords(dueOn)}.`,
  sender: 'Nadia Karim',
})

interface MailPreviewProps {
  readonly subject: string
  readonly text: string
  /** How many days from now the sample is due; one that is overdue was due before. */
  readonly dueIn: number
}

/** A mail as it reads for a sample invoice. */
export function MailPreview({ subject, text, dueIn }: MailPreviewProps) {
  const { company } = useManagement()
  const today = useToday(useReadersTimeZone())
  const values = sampleValues(company.name, addDays(today, dueIn))
  return (
    <Stack gap={1}>
      <Text size={12} tone="third">
        Preview, for a sample invoice
      </Text>
      <Stack as="section" gap={2} className={classes.mail} aria-label="Preview">
        <Text weight="semi" size={14} breaks>
          {filledIn(subject, values)}
        </Text>
        <Box size={13} breaks className={classes.text}>
          {filledIn(text, values)}
        </Box>
      </Stack>
    </Stack>
  )
}
