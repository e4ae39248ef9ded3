import { Button } from '@mantine/core'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatMoney } from '@praxis/domain/money/money'
import { IconCircleCheck, IconLoader2, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { icon } from '../../../ui/icon'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { Row, Text } from '../../../ui/layout/box'
import { clockText, useDayText, useReadersTimeZone, useToday } from '../../reader/readers-time'
import classes from './invoice.module.css'

const BillDialog = late(() => import('./bill-dialog').then(({ BillDialog: part }) => ({ default: part })))

interface InvoiceFootProps {
  readonly invoice: Invoice
  readonly isSaving: boolean
  /** What was typed beside the items is not saved yet. */
  readonly isDirty: boolean
}

/** What a draft comes to, whether all of it is saved, and the way to bill it. */
export function InvoiceFoot({ invoice, isSaving, isDirty }: InvoiceFootProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { sums, currency, can, items } = invoice
  const isReady = !isSaving && !isDirty && items.some(({ state }) => state !== 'billNextTime')
  return (
    <Row as="footer" wrap rigid className={classes.pageFoot}>
      <Row gap={2} size={13} tone="second" figures style={{ flex: '1 0 auto' }} aria-live="polite">
        <SavedText invoice={invoice} isSaving={isSaving} isDirty={isDirty} />
      </Row>
      <Row gap={3} align="baseline" figures>
        <Text size={13} tone="second" className={classes.onDesktop}>
          Total
        </Text>
        <Text heading={16} oneLine>
          {formatMoney(sums.total, currency)}
        </Text>
      </Row>
      {can.bill && (
        <Button disabled={!isReady} onClick={() => setIsAsking(true)}>
          Move to billed
        </Button>
      )}
      <Opening>{isAsking && <BillDialog invoice={invoice} onClose={() => setIsAsking(false)} />}</Opening>
    </Row>
  )
}

function SavedText({ invoice: { updatedAt }, isSaving, isDirty }: InvoiceFootProps) {
  const timeZone = useReadersTimeZone()
  const dayText = useDayText()
  const today = useToday(timeZone)
  if (isSaving)
    return (
      <>
        <IconLoader2 {...icon} />
        Saving…
      </>
    )
  if (isDirty)
    return (
      <>
        <IconPencil {...icon} />
        Save your changes before you bill
      </>
    )
  const day = dayText(updatedAt)
  return (
    <>
      <IconCircleCheck {...icon} />
      Saved {day === formatDay(today) ? clockText(updatedAt, timeZone) : day}
    </>
  )
}
