import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { mergePages } from '../../../ui/lists/merge-pages'
import { processingQuery } from '../payments.queries'
import type { PaymentsSearch } from '../payments-search'
import { type Choice, choiceOf } from './choice'

/** Claims to be paid, page after page, and which of them are chosen. */
export function useProcessing(search: PaymentsSearch) {
  const listed = useInfiniteQuery(processingQuery(search))
  const [made, choose] = useState<Choice>()
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = listed
  const first = data?.pages[0]
  const choice = made ?? choiceOf(first?.isPreselected ?? false)
  // Where all claims are chosen, those of the pages that follow are too.
  const isMoreNeeded = choice.isAll && hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (isMoreNeeded) void fetchNextPage()
  }, [isMoreNeeded, fetchNextPage])
  const claims = new Map(data?.pages.flatMap(({ expenses }) => Object.entries(expenses)))
  const groups =
    data &&
    mergePages(
      data.pages.map(({ metadata, expenseGroups }) => ({ page: metadata.page, items: expenseGroups })),
      ({ groupIdentifier }) => groupIdentifier,
    )
  return { listed, first, groups, claims, choice, choose, isComplete: !choice.isAll || !hasNextPage }
}

export type Processing = ReturnType<typeof useProcessing>
