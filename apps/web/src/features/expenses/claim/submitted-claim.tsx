import { Button } from '@mantine/core'
import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatMoney } from '@praxis/domain/money/money'
import { formatPercent } from '@praxis/domain/money/percent'
import { paymentName } from '@praxis/domain/payments/payment-name'
import { attempt } from '../../../ui/feedback/attempt'
import { DynamicDetailsRows } from '../../../ui/forms/dynamic-details/dynamic-details-rows'
import { Box, Row, Text } from '../../../ui/layout/box'
import { DetailsList, DetailsRow } from '../../../ui/layout/details-list'
import { SidePanel } from '../../../ui/overlays/side-panel'
import { recordNames } from '../../clients/record-names'
import { ProjectLogo } from '../../projects/project-logo'
import { useDayText } from '../../reader/readers-time'
import { LockedByInvoice } from '../../workspaces/on-an-invoice'
import { useCompanyCurrency } from '../company-currency'
import { amountText, distanceText, kindText, rateText, titleOf } from '../expense-words'
import { useCorrectExpense } from '../expenses.mutations'
import { RoutePicture } from '../mileage/route-picture'
import { ReceiptViewer } from '../receipts/receipt-viewer'
import receipts from '../receipts/receipts.module.css'
import classes from './claim.module.css'
import { ClaimHistory } from './claim-history'
import type { ClaimOpening } from './claim-opening'
import { ClaimTitle } from './claim-title'
import { NeighbourButtons } from './neighbour-buttons'

/** The panel of a claim that is submitted, to be looked at; a denied one can be put right by a new one. */
export function SubmittedClaim({ expense, ...opening }: ClaimOpening & { readonly expense: Expense }) {
  const { mutateAsync: correctExpense, isPending } = useCorrectExpense()
  const correct = async () => {
    const correcting = correctExpense(expense.id)
    if (await attempt(correcting)) opening.onOpen((await correcting).id)
  }
  const { mileage } = expense
  return (
    <SidePanel
      title={<ClaimTitle title={titleOf(expense)} state={expense.request.state} />}
      onClose={opening.onClose}
      headActions={<NeighbourButtons {...opening} />}
      isReadOnly
      actions={
        expense.can.correct && (
          <Button loading={isPending} onClick={() => void correct()}>
            Correct
          </Button>
        )
      }
    >
      <Denial expense={expense} onOpen={opening.onOpen} />
      <LockedByInvoice itemID={expense.invoiceItemID} />
      {expense.receipts.length > 0 && (
        <div className={receipts.frame}>
          <ReceiptViewer receipts={expense.receipts} />
        </div>
      )}
      {mileage && <RoutePicture places={mileage.places} />}
      <ClaimDetails expense={expense} />
      <ClaimHistory expense={expense} />
    </SidePanel>
  )
}

function Denial({ expense, onOpen }: Pick<ClaimOpening, 'onOpen'> & { readonly expense: Expense }) {
  const { request, correctedBy } = expense
  if (request.state !== 'denied') return null
  return (
    <Box size={13} tone="error" className={classes.notice} data-tone="error">
      {request.approvedBy?.displayName ?? 'The approver'}:{' '}
      {request.comment ? <q>{request.comment}</q> : 'no reason given'}
      {correctedBy && (
        <Row>
          <Button variant="subtle" size="compact-sm" onClick={() => onOpen(correctedBy.id)}>
            View the corrected claim
          </Button>
        </Row>
      )}
    </Box>
  )
}

function ClaimDetails({ expense }: { expense: Expense }) {
  const currency = useCompanyCurrency()
  const dayText = useDayText()
  const { conversion, mileage, type, project, creditCard, payment, request, vatAmount } = expense
  return (
    <DetailsList>
      <DetailsRow label="Day">{formatDay(expense.incurredDate)}</DetailsRow>
      <DetailsRow label="Type">{kindText(expense)}</DetailsRow>
      <DetailsRow label="Project">
        {project && (
          <Row as="span" gap={2}>
            <ProjectLogo project={project} size="xs" />
            {project.details.name}
          </Row>
        )}
      </DetailsRow>
      <DetailsRow label="Amount">
        <Text figures>
          {amountText(expense, currency)}
          {conversion &&
            `, ${formatMoney(expense.amount, expense.currency)} at ${rateText(expense.currency, currency, conversion.rate)} of ${formatDay(conversion.day)}`}
        </Text>
      </DetailsRow>
      {type && (
        <DetailsRow label="VAT">
          {formatMoney(vatAmount, expense.currency)}, {formatPercent(type.typeVATRate)}
        </DetailsRow>
      )}
      {mileage && (
        <>
          <DetailsRow label="Way">
            {mileage.places.map(({ label }) => label).join(' – ')}
            {mileage.isReturn && ', there and back'}
          </DetailsRow>
          <DetailsRow label="Distance">
            {distanceText(mileage.tenths, mileage.unit)} × {formatMoney(mileage.rate, currency)}
            {mileage.reason && `: ${mileage.reason}`}
          </DetailsRow>
        </>
      )}
      <DetailsRow label="Paid with">
        {creditCard ? `${creditCard.name} ${creditCard.lastFour}, not paid back` : 'Own money'}
      </DetailsRow>
      <DetailsRow label="Billed to">{expense.billToClient && (project?.client?.name ?? 'Client')}</DetailsRow>
      {expense.comment && <DetailsRow label="Comment">{expense.comment}</DetailsRow>}
      <DynamicDetailsRows details={expense.dynamicDetails} names={recordNames} />
      <DetailsRow label="Submitted">{request.submittedAt && dayText(request.submittedAt)}</DetailsRow>
      <DetailsRow label={request.state === 'waitingForApproval' ? 'Waits for' : 'Decided by'}>
        {request.state === 'waitingForApproval' ? request.approver?.displayName : request.approvedBy?.displayName}
        {request.isAutoApproved && 'Approved automatically'}
      </DetailsRow>
      {payment && (
        <DetailsRow label="Paid">
          {payment.kind === 'card' ? 'With the company’s card' : `Payment ${paymentName(payment.number)}`},{' '}
          {dayText(payment.processedAt)}
        </DetailsRow>
      )}
    </DetailsList>
  )
}
