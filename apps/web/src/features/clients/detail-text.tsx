import type { DynamicDetail } from '@praxis/contract/dynamic-details'
import { formatDay } from '@praxis/domain/calendar/day'
import { withHttpPrefix } from '@praxis/domain/links/link'
import { useQuery } from '@tanstack/react-query'
import { RichTextView } from '../../ui/rich-text/rich-text-view'
import { EmployeeLink } from '../people/employee-link'
import { employeeQuery } from '../people/people.queries'
import { ClientLink } from './client-link'
import { clientQuery } from './clients.queries'

/** The value of a dynamic detail, as its type is read. */
export function DetailText({ detail: { type, value } }: { detail: DynamicDetail }) {
  switch (type) {
    case 'richText':
      return <RichTextView html={value} />
    case 'url':
      return (
        <a href={withHttpPrefix(value)} target="_blank" rel="noreferrer">
          {value}
        </a>
      )
    case 'email':
      return <a href={`mailto:${value}`}>{value}</a>
    case 'phoneNumber':
      return <a href={`tel:${value.replace(/[^\d+*#]/g, '')}`}>{value}</a>
    case 'date':
      return formatDay(value)
    case 'employee':
      return <EmployeeName id={value} />
    case 'client':
      return <ClientName id={value} />
    default:
      return value
  }
}

function EmployeeName({ id }: { id: string }) {
  const { data, isError } = useQuery(employeeQuery(id))
  if (isError) return 'Somebody you may not see'
  return <EmployeeLink id={id}>{data?.displayName ?? '…'}</EmployeeLink>
}

function ClientName({ id }: { id: string }) {
  const { data, isError } = useQuery(clientQuery(id))
  if (isError) return 'A client you may not see'
  return <ClientLink id={id}>{data?.details.name ?? '…'}</ClientLink>
}
