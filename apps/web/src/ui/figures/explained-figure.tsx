import type { FigurePart, Figure as FigureShape } from '@praxis/contract/figures'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Figure, type FigureProps } from './figure'

interface ExplainedFigureProps<Key extends QueryKey> extends Omit<FigureProps, 'parts' | 'onOpenParts'> {
  /** Where it explains itself; asked when somebody wants to know. */
  query: UseQueryOptions<FigureShape, Error, FigureShape, Key>
  /** A link to the records behind a part, for instance. */
  labelOf?: (part: FigurePart) => ReactNode
}

/** A figure whose parts are not there yet. */
export function ExplainedFigure<Key extends QueryKey>({ query, labelOf, ...shown }: ExplainedFigureProps<Key>) {
  const [isAsked, setIsAsked] = useState(false)
  const { data, error, refetch } = useQuery({ ...query, enabled: isAsked })
  return (
    <Figure
      {...shown}
      parts={{
        figure: data,
        error: data ? null : error?.message,
        onRetry: () => void refetch(),
        ...(labelOf && { labelOf }),
      }}
      onOpenParts={() => setIsAsked(true)}
    />
  )
}
