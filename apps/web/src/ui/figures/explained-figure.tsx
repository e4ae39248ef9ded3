import type { Figure as FigureShape } from '@praxis/contract/figures'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Figure, type FigureProps } from './figure'

interface ExplainedFigureProps<Key extends QueryKey> extends Omit<FigureProps, 'parts' | 'onOpenParts'> {
  /** Where it explains itself; asked when somebody wants to know. */
  query: UseQueryOptions<FigureShape, Error, FigureShape, Key>
}

/** A figure whose parts are not there yet. */
export function ExplainedFigure<Key extends QueryKey>({ query, ...shown }: ExplainedFigureProps<Key>) {
  const [isAsked, setIsAsked] = useState(false)
  const { data, error, refetch } = useQuery({ ...query, enabled: isAsked })
  return (
    <Figure
      {...shown}
      parts={{ figure: data, error: data ? null : error?.message, onRetry: () => void refetch() }}
      onOpenParts={() => setIsAsked(true)}
    />
  )
}
