import { Checkbox, UnstyledButton } from '@mantine/core'
import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatDay } from '@praxis/domain/calendar/day'
import { IconArrowBackUp, IconMapPin, IconPaperclip, IconReceiptTax } from '@tabler/icons-react'
import { icon } from '../../../ui/icon'
import { Row, Text } from '../../../ui/layout/box'
import { ActionMenu } from '../../../ui/menus/action-menu'
import { amountText, kindText, originText, titleOf } from '../../expenses/expense-words'
import { ProjectLogo } from '../../projects/project-logo'
import type { ClaimDialog } from './claim-dialogs'
import classes from './processing.module.css'
import type { RowProps } from './use-claim-keys'

interface ClaimRowProps {
  readonly claim: Expense
  readonly currency: Currency
  readonly isChosen: boolean
  readonly onChoose: (isOn: boolean) => void
  readonly onOpen: (dialog: ClaimDialog) => void
  readonly rowProps: RowProps
}

/** A claim to be paid: in columns, or on a phone in two lines. */
export function ClaimRow({ claim, currency, isChosen, onChoose, onOpen, rowProps }: ClaimRowProps) {
  const title = titleOf(claim)
  const origin = originText(claim)
  return (
    <li className={classes.claim} data-chosen={isChosen || undefined} {...rowProps}>
      <Checkbox
        aria-label={`Select ${title}`}
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <Text weight="medium" shrinks breaks className={classes.title}>
        {title}
      </Text>
      <Row as="span" gap={2} shrinks className={classes.project}>
        {claim.project && (
          <>
            <ProjectLogo project={claim.project} size="xs" />
            <Text shrinks ellipsis>
              {claim.project.details.name}
            </Text>
          </>
        )}
      </Row>
      <Text tone="second" shrinks ellipsis className={classes.kind}>
        {kindText(claim)}
      </Text>
      <Text tone="second" figures oneLine className={classes.day}>
        {formatDay(claim.incurredDate)}
      </Text>
      <span className={classes.receipts}>
        <Receipts claim={claim} onOpen={onOpen} />
      </span>
      <Text weight="semi" figures oneLine className={classes.amount}>
        {amountText(claim, currency)}
        {origin && (
          <Text block tone="third" size={12} weight="normal">
            {origin}
          </Text>
        )}
      </Text>
      <span className={classes.actions}>
        <ActionMenu
          label={`Actions for ${title}`}
          actions={[
            ...(claim.can.changeVAT
              ? [
                  {
                    label: 'Correct VAT…',
                    icon: <IconReceiptTax {...icon} />,
                    onSelect: () => onOpen({ kind: 'vat', claim }),
                  },
                ]
              : []),
            ...(claim.can.unapprove
              ? [
                  {
                    label: 'Unapprove…',
                    icon: <IconArrowBackUp {...icon} />,
                    danger: true,
                    onSelect: () => onOpen({ kind: 'unapprove', claim }),
                  },
                ]
              : []),
          ]}
        />
      </span>
    </li>
  )
}

const SOURCES = { route: 'Route', estimate: 'Estimate', entered: 'Entered' }

/** The receipts of a claim, or where its distance comes from. */
function Receipts({ claim, onOpen }: Pick<ClaimRowProps, 'claim' | 'onOpen'>) {
  const { receipts, mileage } = claim
  if (mileage)
    return (
      <Row as="span" gap={1} tone="second">
        <IconMapPin size={14} stroke={1.75} aria-hidden />
        {SOURCES[mileage.source]}
      </Row>
    )
  if (receipts.length === 0) return <Text tone="third">–</Text>
  return (
    <UnstyledButton
      className={classes.opens}
      aria-label={`Show ${receipts.length === 1 ? 'the receipt' : `${receipts.length} receipts`} of ${titleOf(claim)}`}
      onClick={() => onOpen({ kind: 'receipts', claim })}
    >
      <IconPaperclip size={14} stroke={1.75} aria-hidden />
      {receipts.length}
    </UnstyledButton>
  )
}
