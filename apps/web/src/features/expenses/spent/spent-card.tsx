import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import type { PageMetadata } from '@praxis/contract/protocol/page'
import { formatDay } from '@praxis/domain/calendar/day'
import type { ReactNode } from 'react'
import { Grid, Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { CardFoot, CardNote, CardRow } from '../../../ui/layout/card-row'
import { ErrorState } from '../../../ui/lists/list-states'
import { outdatedRows } from '../../../ui/lists/outdated-rows'
import { Pager } from '../../../ui/lists/pager'
import { Skeleton } from '../../../ui/lists/skeleton'
import { Face } from '../../../ui/people/face'
import { useCompanyCurrency } from '../company-currency'
import { amountText, kindText, titleOf } from '../expense-words'
import { ClaimState } from '../list/claim-state'
import classes from './spent-card.module.css'

interface SpentCardProps {
  readonly answer: {
    readonly data: { readonly items: readonly Expense[]; readonly metadata: PageMetadata } | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
    readonly isPlaceholderData: boolean
  }
  /** What the claims come to. */
  readonly figures: ReactNode
  readonly actions?: ReactNode
  /** Which claims are shown, when these are not all. */
  readonly note?: string | undefined
  /** The claims are of several projects, which are named. */
  readonly ofSeveralProjects?: boolean
  readonly onPage: (page: number) => void
}

/** What was spent, claim by claim, newest first. */
export function SpentCard({ answer, figures, actions, note, ofSeveralProjects = false, onPage }: SpentCardProps) {
  const { data, error, refetch, isPlaceholderData } = answer
  const currency = useCompanyCurrency()
  return (
    <Card title="Expenses" note={note} count={data?.metadata.total} flush actions={actions}>
      {error && !data && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <CardNote>
          <Skeleton />
        </CardNote>
      )}
      {data && (
        <Grid gap={3} className={classes.figures}>
          {figures}
        </Grid>
      )}
      {data?.items.length === 0 && <CardNote>{note ? 'No expenses match.' : 'No expenses yet.'}</CardNote>}
      {data && data.items.length > 0 && (
        <ul aria-label="Expenses" {...outdatedRows(isPlaceholderData)}>
          {data.items.map((claim) => (
            <CardRow
              key={claim.id}
              picture={<Face person={claim.employee} />}
              name={
                <Text shrinks breaks>
                  {titleOf(claim)}
                </Text>
              }
              second={[
                formatDay(claim.incurredDate),
                claim.billToClient ? 'billed' : undefined,
                ofSeveralProjects ? claim.project?.details.name : kindText(claim),
              ]
                .filter(Boolean)
                .join(' · ')}
              end={
                <Stack as="span" gap="hair" align="end">
                  <Text weight="semi" figures oneLine size={13}>
                    {amountText(claim, currency)}
                  </Text>
                  <ClaimState claim={claim} />
                </Stack>
              }
            />
          ))}
        </ul>
      )}
      {data && data.metadata.total > data.metadata.per && (
        <CardFoot>
          <Pager
            label="Pages of expenses"
            page={data.metadata.page}
            per={data.metadata.per}
            total={data.metadata.total}
            onPage={onPage}
          />
        </CardFoot>
      )}
    </Card>
  )
}
