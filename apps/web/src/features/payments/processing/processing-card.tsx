import { Checkbox } from '@mantine/core'
import { formatMoney } from '@praxis/domain/money/money'
import { IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '../../../ui/layout/card'
import { InfiniteFoot } from '../../../ui/lists/infinite-foot'
import { type ListStates, listStateInstead } from '../../../ui/lists/list-states'
import { OutdatedMark, outdatedRows } from '../../../ui/lists/outdated-rows'
import { toggled } from '../../../ui/lists/selection'
import { placesOf, Skeleton } from '../../../ui/lists/skeleton'
import { claimsText } from '../../expenses/expense-words'
import { choiceOf, howMany, isChosen, withChosen } from './choice'
import { type ClaimDialog, ClaimDialogs } from './claim-dialogs'
import { ClaimRow } from './claim-row'
import { GroupRow } from './group-row'
import classes from './processing.module.css'
import { useClaimKeys } from './use-claim-keys'
import type { Processing } from './use-processing'

interface ProcessingCardProps extends Pick<ListStates, 'isFiltered' | 'onClearFilters'> {
  readonly processing: Processing
}

const HEADINGS = ['Claim', 'Project', 'Type', 'Incurred', 'Receipt'] as const

/** Approved claims that are not paid yet, by the groups they were submitted in. */
export function ProcessingCard({ processing, isFiltered = false, onClearFilters }: ProcessingCardProps) {
  const { listed, first, groups, claims, choice, choose } = processing
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [dialog, open] = useState<ClaimDialog>()
  const isOutdated = listed.isPlaceholderData
  const all = howMany(choice, groups?.flatMap(({ expenseIDs }) => expenseIDs) ?? [])
  const instead = listStateInstead(
    {
      error: groups ? null : (listed.error?.message ?? null),
      onRetry: () => void listed.refetch(),
      isFiltered,
      noMatchText: 'No claims match these filters',
      ...(onClearFilters && { onClearFilters }),
      empty: { text: 'No approved claims are waiting to be paid.', icon: <IconReceipt size={20} stroke={1.75} /> },
    },
    groups?.length,
  )
  const currency = first?.currency ?? 'GBP'
  const roving = useClaimKeys({
    groups: groups ?? [],
    folded,
    onFold: (id) => setFolded((before) => toggled(before, id)),
    onChoose: (ids) => choose(withChosen(choice, ids, howMany(choice, ids) !== 'all')),
    onOpen: (id) => {
      const claim = claims.get(id)
      if (claim && claim.receipts.length > 0) open({ kind: 'receipts', claim })
    },
  })
  return (
    <Card
      title="Processing"
      note={
        first && first.expenseCount > 0 && `${claimsText(first.expenseCount)}, ${formatMoney(first.amount, currency)}`
      }
      flush
    >
      {instead ?? (
        <div aria-busy={!groups || isOutdated}>
          <OutdatedMark isOutdated={isOutdated} />
          <div className={classes.head}>
            <Checkbox
              aria-label="Select all claims"
              checked={all === 'all'}
              indeterminate={all === 'some'}
              disabled={!groups || isOutdated}
              onChange={() => choose(choiceOf(all !== 'all'))}
            />
            <span className={classes.all}>Select all</span>
            {HEADINGS.map((heading) => (
              <span key={heading}>{heading}</span>
            ))}
            <span className={classes.amount}>Amount</span>
          </div>
          <ul aria-label="Claims to be paid" {...outdatedRows(isOutdated)} {...roving.listProps}>
            {groups
              ? groups.map((group) => {
                  const { groupIdentifier: id, expenseIDs } = group
                  const isFolded = folded.has(id)
                  return (
                    <li key={id}>
                      <GroupRow
                        group={group}
                        currency={currency}
                        howMany={howMany(choice, expenseIDs)}
                        onChoose={(isOn) => choose(withChosen(choice, expenseIDs, isOn))}
                        isFolded={isFolded}
                        onFold={() => setFolded((before) => toggled(before, id))}
                        rowProps={roving.rowProps(id)}
                      />
                      {!isFolded && (
                        <ul aria-label={group.name}>
                          {expenseIDs.map((claimID) => {
                            const claim = claims.get(claimID)
                            return (
                              claim && (
                                <ClaimRow
                                  key={claimID}
                                  claim={claim}
                                  currency={currency}
                                  isChosen={isChosen(choice, claimID)}
                                  onChoose={(isOn) => choose(withChosen(choice, [claimID], isOn))}
                                  onOpen={open}
                                  rowProps={roving.rowProps(claimID)}
                                />
                              )
                            )
                          })}
                        </ul>
                      )}
                    </li>
                  )
                })
              : placesOf(5).map((place) => (
                  <li key={place} className={classes.bone} aria-hidden>
                    <Skeleton shape="avatar" index={place} />
                  </li>
                ))}
          </ul>
          {groups && listed.hasNextPage && (
            <InfiniteFoot
              shown={groups.length}
              {...(first && { total: first.metadata.total })}
              hasMore
              isLoading={listed.isFetchingNextPage}
              error={listed.isFetchNextPageError ? (listed.error?.message ?? null) : null}
              onMore={() => void listed.fetchNextPage()}
            />
          )}
        </div>
      )}
      <ClaimDialogs dialog={dialog} onClose={() => open(undefined)} />
    </Card>
  )
}
