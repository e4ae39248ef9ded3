import { UnstyledButton } from '@mantine/core'
import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { IconAlertTriangle, IconReceipt } from '@tabler/icons-react'
import { useId } from 'react'
import { Row, Text } from '../../../ui/layout/box'
import { ProjectLogo } from '../../projects/project-logo'
import { useCompanyCurrency } from '../company-currency'
import { amountText, kindText, originText, titleOf } from '../expense-words'
import classes from './claim-cards.module.css'
import { ClaimState } from './claim-state'

interface ClaimCardsProps {
  readonly title: string
  readonly sum: string
  readonly claims: readonly Expense[]
  readonly onOpen: (id: string) => void
}

/** Claims on a phone, below their heading and sum. */
export function ClaimCards({ title, sum, claims, onOpen }: ClaimCardsProps) {
  const titleId = useId()
  const currency = useCompanyCurrency()
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        <Text weight="semi" figures>
          {sum}
        </Text>
      </div>
      <ul className={classes.list}>
        {claims.map((claim) => (
          <li key={claim.id}>
            <UnstyledButton className={classes.card} onClick={() => onOpen(claim.id)}>
              <span className={classes.logo}>
                {claim.project ? <ProjectLogo project={claim.project} /> : <IconReceipt size={20} aria-hidden />}
              </span>
              <Text as="b" weight="medium" shrinks breaks>
                {titleOf(claim)}
              </Text>
              <Text as="b" weight="semi" figures text="end">
                {amountText(claim, currency)}
              </Text>
              <Text tone="third" size={13} figures shrinks>
                {formatDay(claim.incurredDate).slice(0, 5)} · {kindText(claim)}
              </Text>
              <span className={classes.state}>
                <CardNote claim={claim} />
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
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
