import { UnstyledButton } from '@mantine/core'
import type { InvoiceItem } from '@praxis/contract/invoices/invoice-shapes'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatMoney } from '@praxis/domain/money/money'
import { IconArrowForwardUp, IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { Chip } from '../../../ui/chips/chip'
import { Row, Text } from '../../../ui/layout/box'
import { InvoiceLink } from '../invoice-link'
import { leftOf, madeOfText, rowsText } from './item-texts'
import classes from './items.module.css'

interface ItemNotesProps {
  readonly item: InvoiceItem
  readonly currency: Currency
  /** Which project the item is for, on an invoice of several. */
  readonly showsProject: boolean
  readonly isUnfolded: boolean
  readonly onUnfold: () => void
}

/** The line below an item’s name: what it is made of, and what becomes of it. */
export function ItemNotes({ item, currency, showsProject, isUnfolded, onUnfold }: ItemNotesProps) {
  const { description, state, linkedInvoiceItem, project, credited } = item
  const left = leftOf(item)
  const madeOf = madeOfText(item)
  const Chevron = isUnfolded ? IconChevronDown : IconChevronRight
  return (
    <Row as="span" gap={2} wrap size={12} tone="third" figures className={classes.notes}>
      {showsProject && <span>{project.name}</span>}
      {madeOf && <span>{madeOf}</span>}
      {item.rows > 0 && (
        <UnstyledButton
          className={classes.unfold ?? ''}
          aria-expanded={isUnfolded}
          aria-label={`${isUnfolded ? 'Hide' : 'Show'} ${rowsText(item)} of ${item.name}`}
          onClick={onUnfold}
        >
          {rowsText(item)}
          <Chevron size={12} stroke={2} aria-hidden />
        </UnstyledButton>
      )}
      {linkedInvoiceItem && (
        <InvoiceLink id={linkedInvoiceItem.invoiceID}>
          Left by {linkedInvoiceItem.invoiceNumber ?? 'a draft'}
        </InvoiceLink>
      )}
      {state === 'billNextTime' && (
        <Chip tone="outline" icon={IconArrowForwardUp}>
          Bill next time
        </Chip>
      )}
      {state === 'partlyInvoiced' && (
        <Chip tone="info" icon={IconArrowForwardUp}>
          {left > 0 ? `${formatMoney(left, currency)} next time` : 'Bill in part'}
        </Chip>
      )}
      {state === 'fullyInvoiced' && left > 0 && <Text tone="warning">{formatMoney(left, currency)} written off</Text>}
      {credited > 0 && <Text tone="warning">{formatMoney(credited, currency)} credited</Text>}
      {description && (
        <Text breaks className={classes.description}>
          {description}
        </Text>
      )}
    </Row>
  )
}
