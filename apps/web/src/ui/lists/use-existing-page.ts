import type { PageMetadata } from '@praxis/contract/protocol/page'
import { useEffect } from 'react'

interface AnsweredPage {
  readonly items: readonly unknown[]
  readonly metadata: PageMetadata
}

/** The last page, for a list that has become shorter or a link that is too old; undefined while the page exists. */
export function pageInstead(answered: AnsweredPage | undefined, page: number): number | undefined {
  if (!answered || answered.items.length > 0) return undefined
  const { metadata } = answered
  if (metadata.page !== page || page === 1 || metadata.total === 0) return undefined
  return Math.min(Math.ceil(metadata.total / metadata.per), page - 1)
}

/** Leads from a page that does not exist to the last one that does. */
export function useExistingPage(instead: number | undefined, onPage: (page: number) => void): void {
  useEffect(() => {
    if (instead !== undefined) onPage(instead)
  })
}
