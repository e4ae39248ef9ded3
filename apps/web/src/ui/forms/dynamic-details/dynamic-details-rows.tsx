import type { DynamicDetail } from '@praxis/contract/company/dynamic-details'
import { formatDay } from '@praxis/domain/calendar/day'
import { isEmptyDetailValue } from '@praxis/domain/dynamic-details/dynamic-detail'
import { telephoneLink, withHttpPrefix } from '@praxis/domain/links/link'
import { type ReactNode, Suspense } from 'react'
import { Chip } from '../../chips/chip'
import { late } from '../../late/late'
import { DetailsRow } from '../../layout/details-list'
import classes from './dynamic-details.module.css'

/** The library that makes foreign HTML safe is large, and few details are rich text. */
const RichTextView = late(() =>
  import('../../rich-text/rich-text-view').then((module) => ({ default: module.RichTextView })),
)

/** Names that the screen brings: the kit knows no employees and no clients. */
export interface RecordNames {
  readonly employee: (id: string) => ReactNode
  readonly client: (id: string) => ReactNode
}

/** The details that are filled in, as rows of a list to read. */
export function DynamicDetailsRows({ details, names }: { details: readonly DynamicDetail[]; names: RecordNames }) {
  return details
    .filter((detail) => !isEmptyDetailValue(detail))
    .map((detail) => (
      <DetailsRow key={detail.key} label={detail.key}>
        <DetailText detail={detail} names={names} />
        {detail.isStrategic && (
          <span className={classes.strategic}>
            <Chip tone="outline">Strategic</Chip>
          </span>
        )}
      </DetailsRow>
    ))
}

function DetailText({ detail: { type, value }, names }: { detail: DynamicDetail; names: RecordNames }) {
  switch (type) {
    case 'richText':
      return (
        <Suspense>
          <RichTextView html={value} />
        </Suspense>
      )
    case 'url':
      return (
        <a href={withHttpPrefix(value)} target="_blank" rel="noreferrer">
          {value}
        </a>
      )
    case 'email':
      return <a href={`mailto:${value}`}>{value}</a>
    case 'phoneNumber':
      return <a href={telephoneLink(value)}>{value}</a>
    case 'date':
      return formatDay(value)
    case 'employee':
    case 'client':
      return names[type](value)
    default:
      return value
  }
}
