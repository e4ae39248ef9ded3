import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { IconAlertTriangle, IconReceipt } from '@tabler/icons-react'
import { Row, Text } from '../../../ui/layout/box'
import { PhoneRow, PhoneRows } from '../../../ui/lists/phone-rows'
import { ProjectLogo } from '../../projects/project-logo'
import { useCompanyCurrency } from '../company-currency'
import { amountText, kindText, originText, titleOf } from '../expense-words'
import { ClaimState } from './claim-state'

interface ClaimCardsProps {
  readonly title: string
  readonly sum: string
  readonly claims: readonly Expense[]
  readonly onOpen: (id: string) => void
}

/** Claims on a phone, below their heading and sum. */
export function ClaimCards({ title, sum, claims, onOpen }: ClaimCardsProps) {
  const currency = useCompanyCurrency()
  return (
    <PhoneRows title={title} sum={sum}>
      {claims.map((claim) => (
        <PhoneRow
          key={claim.id}
          picture={claim.project ? <ProjectLogo project={claim.project} /> : <IconReceipt size={20} aria-hidden />}
          title={titleOf(claim)}
          amount={amountText(claim, currency)}
          note={`${formatDay(claim.incurredDate).slice(0, 5)} · ${kindText(claim)}`}
          state={<CardNote claim={claim} />}
          onOpen={() => onOpen(claim.id)}
        />
      ))}
    </PhoneRows>
  )
}

/** What is most worth knowing of a claim: what is missing, what became of it, or what its amount comes from. */
function CardNote({ claim }: { claim: Expense }) {
  const [problem] = claim.problems
  if (problem)
    return (
      <Row as="span" gap={1} size={13} tone="error" weight="medium">
        <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
        {problem.field === 'receipts' ? 'Receipt missing' : 'Not complete'}
      </Row>
    )
  if (claim.request.state !== 'unsubmitted') return <ClaimState claim={claim} />
  return (
    <Text tone="third" size={13} figures>
      {originText(claim) ?? (claim.creditCard ? 'Company card' : '')}
    </Text>
  )
}
