import type { FigurePart, Figure as FigureShape } from '@praxis/contract/company/figures'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Figure, type FigureProps } from './figure'

interface ExplainedFigureProps<Key extends QueryKey> extends Omit<FigureProps, 'parts' | 'onOpenParts'> {
  /** The query for the figure with its parts, fetched when somebody asks for them. */
  query: UseQueryOptions<FigureShape, Error, FigureShape, Key>
  /** The label of a part, such as a link to the records behind it. */
  labelOf?: (part: FigurePart) => ReactNode
}

/** A figure whose parts are fetched on demand. */
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
