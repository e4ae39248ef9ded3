import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatDay } from '@praxis/domain/calendar/day'
import { isEmptyDetailValue } from '@praxis/domain/dynamic-details/dynamic-detail'
import { tenthsOf } from '@praxis/domain/expenses/mileage'
import { formatMoney } from '@praxis/domain/money/money'
import { useQuery } from '@tanstack/react-query'
import { DynamicDetailsRows } from '../../../ui/forms/dynamic-details/dynamic-details-rows'
import { Row } from '../../../ui/layout/box'
import { DetailsList } from '../../../ui/layout/details-list'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeleton } from '../../../ui/lists/skeleton'
import { Note } from '../../approvals/approval-note'
import { Facts, FactsSection } from '../../approvals/facts'
import { recordNames } from '../../clients/record-names'
import { amountText, distanceText, rateText, titleOf } from '../expense-words'
import { ReceiptViewer } from '../receipts/receipt-viewer'
import { doubleText, SOURCE_WORDS } from './claim-facts'
import classes from './claim-to-decide.module.css'
import { SpentSoFar } from './spent-so-far'
import { expenseToDecideQuery } from './to-decide.queries'

interface ClaimProps {
  readonly claim: Expense
  /** The company's currency. */
  readonly currency: Currency
}

/** What whoever decides on a claim should see: its receipts, what it comes to, its way, and what the project has spent. */
export function ClaimToDecide({ claim, currency }: ClaimProps) {
  return (
    <Row wrap align="stretch" className={classes.parts}>
      {claim.receipts.length > 0 && (
        <section aria-label={`Receipts: ${titleOf(claim)}`} className={classes.receipt}>
          <ReceiptViewer receipts={claim.receipts} />
        </section>
      )}
      <div className={classes.facts}>
        <Facts>
          <AmountFacts claim={claim} currency={currency} />
          <WayFacts claim={claim} currency={currency} />
          <OtherFacts claim={claim} />
          <BudgetFacts claim={claim} />
        </Facts>
      </div>
    </Row>
  )
}

function AmountFacts({ claim, currency }: ClaimProps) {
  const { conversion, amount, vatAmount, netAmount, receipts, isMileageExpense, doubles } = claim
  const inOwn = (minorUnits: number) => formatMoney(minorUnits, claim.currency)
  return (
    <FactsSection title="Amount" of={titleOf(claim)}>
      <li>
        <b>{amountText(claim, currency)}</b>
        {conversion && `, spent as ${inOwn(amount)}`}
      </li>
      {conversion && (
        <li>
          {rateText(claim.currency, currency, conversion.rate)}, {formatDay(conversion.day)}
        </li>
      )}
      {conversion?.isOld && (
        <li>
          <Note>The rate is more than a week older than the claim</Note>
        </li>
      )}
      {!isMileageExpense && (
        <li>
          incl. {inOwn(vatAmount)} VAT, {inOwn(netAmount)} net
        </li>
      )}
      {receipts.length === 0 && !isMileageExpense && (
        <li>
          <Note>No receipt</Note>
        </li>
      )}
      {doubles.map((double) => (
        <li key={double.id}>
          <Note>{doubleText(double)}</Note>
        </li>
      ))}
    </FactsSection>
  )
}

function WayFacts({ claim, currency }: ClaimProps) {
  const { mileage } = claim
  if (!mileage) return null
  const { places, isReturn, tenths, unit, rate, source, suggestedMetres, reason } = mileage
  const unitName = unit === 'metric' ? 'km' : 'mile'
  return (
    <FactsSection title="Distance" of={titleOf(claim)}>
      <li>
        {places.map(({ label }) => label).join(' – ')}
        {isReturn && ', there and back'}
      </li>
      <li>
        <b>{distanceText(tenths, unit)}</b>, {SOURCE_WORDS[source]} · {formatMoney(rate, currency)} per {unitName}
      </li>
      {source === 'entered' && suggestedMetres !== null && (
        <li>
          <Note>{`Suggested: ${distanceText(tenthsOf(suggestedMetres, unit), unit)}`}</Note>
        </li>
      )}
      {reason && (
        <li>
          Reason: <q>{reason}</q>
        </li>
      )}
    </FactsSection>
  )
}

function OtherFacts({ claim }: { claim: Expense }) {
  const { billToClient, creditCard, dynamicDetails, project } = claim
  return (
    <FactsSection title="Claim" of={titleOf(claim)}>
      <li>{billToClient ? 'Billed to the client' : project?.isInternal ? 'Internal' : 'Not billed to the client'}</li>
      {creditCard && (
        <li>
          Paid with {creditCard.name}
          {creditCard.lastFour && ` •••• ${creditCard.lastFour}`}: nothing is paid back
        </li>
      )}
      {dynamicDetails.some((detail) => !isEmptyDetailValue(detail)) && (
        <li>
          <DetailsList>
            <DynamicDetailsRows details={dynamicDetails} names={recordNames} />
          </DetailsList>
        </li>
      )}
    </FactsSection>
  )
}

/** What the project has spent so far; asked for when the claim stands open. */
function BudgetFacts({ claim }: { claim: Expense }) {
  const { data, error, refetch } = useQuery(expenseToDecideQuery(claim.id))
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton />
  if (!data.spent) return null
  return (
    <FactsSection title={`Expenses of ${claim.project?.details.name ?? 'the project'}, net`} of={titleOf(claim)}>
      <SpentSoFar spent={data.spent} claimed={data.netInProject} />
    </FactsSection>
  )
}
