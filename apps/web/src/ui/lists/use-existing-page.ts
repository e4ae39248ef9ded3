import type { PageMetadata } from '@praxis/contract/page'
import { useEffect } from 'react'

interface AnsweredPage {
  readonly items: readonly unknown[]
  readonly metadata: PageMetadata
}

/** The last page of a list that has become shorter, or of a link that is older than it; nothing while the page is there. */
export function pageInstead(answered: AnsweredPage | undefined, page: number): number | undefined {
  if (!answered || answered.items.length > 0) return undefined
  const { metadata } = answered
  if (metadata.page !== page || page === 1 || metadata.total === 0) return undefined
  return Math.min(Math.ceil(metadata.total / metadata.per), page - 1)
}

/** Leads from a page that is not there to the last one that is. */
export function useExistingPage(instead: number | undefined, onPage: (page: number) => void): void {
  useEffect(() => {
    if (instead !== undefined) onPage(instead)
  })
}
