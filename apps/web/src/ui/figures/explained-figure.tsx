import type { FigurePart, Figure as FigureShape } from '@praxis/contract/company/figures'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Figure, type FigureProps, ValueWithParts } from './figure'

interface Explained<Key extends QueryKey> {
  /** The query for the figure with its parts, fetched when somebody asks for them. */
  query: UseQueryOptions<FigureShape, Error, FigureShape, Key>
  /** The label of a part, such as a link to the records behind it. */
  labelOf?: (part: FigurePart) => ReactNode
}

/** Parts that are fetched once they are asked for. */
function useAskedParts<Key extends QueryKey>({ query, labelOf }: Explained<Key>) {
  const [isAsked, setIsAsked] = useState(false)
  const { data, error, refetch } = useQuery({ ...query, enabled: isAsked })
  const parts = {
    figure: data,
    error: data ? null : error?.message,
    onRetry: () => void refetch(),
    ...(labelOf && { labelOf }),
  }
  return { parts, ask: () => setIsAsked(true) }
}

/** A figure whose parts are fetched on demand. */
export function ExplainedFigure<Key extends QueryKey>({
  query,
  labelOf,
  ...shown
}: Explained<Key> & Omit<FigureProps, 'parts' | 'onOpenParts'>) {
  const { parts, ask } = useAskedParts({ query, ...(labelOf && { labelOf }) })
  return <Figure {...shown} parts={parts} onOpenParts={ask} />
}

/** The number alone, for a table cell, with parts that are fetched on demand. */
export function ExplainedValue<Key extends QueryKey>({
  label,
  value,
  ...explained
}: Explained<Key> & Pick<FigureProps, 'label' | 'value'>) {
  const { parts, ask } = useAskedParts(explained)
  return <ValueWithParts label={label} value={value} parts={parts} onOpen={ask} />
}
