import type { DynamicDetail } from '@praxis/contract/dynamic-details'
import type { Employee } from '@praxis/contract/employees'
import { formatDay } from '@praxis/domain/calendar/day'
import { isEmptyDetailValue } from '@praxis/domain/dynamic-details/dynamic-detail'
import { withHttpPrefix } from '@praxis/domain/links/link'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Chip } from '../../../ui/chips/chip'
import { Card } from '../../../ui/layout/card'
import { RichTextView } from '../../../ui/rich-text/rich-text-view'
import { EmployeeLink } from '../employee-link'
import { employeeQuery } from '../people.queries'
import classes from './profile.module.css'

/** What colleagues see of each other. */
export function ReadOnlyDetails({ employee: { details } }: { employee: Employee }) {
  const { contact } = details
  const rows = details.dynamicDetails.filter((row) => !isEmptyDetailValue(row))
  return (
    <>
      <Card title="Details">
        <dl className={classes.list}>
          <Row label="Job title">{details.jobTitle}</Row>
          <Row label="Description">{details.shortDescription}</Row>
          <Row label="Tags">
            {details.tags.length > 0 && (
              <span className={classes.tags}>
                {details.tags.map((tag) => (
                  <Chip key={tag}>{tag}</Chip>
                ))}
              </span>
            )}
          </Row>
        </dl>
      </Card>
      <Card title="Contact">
        <dl className={classes.list}>
          <Row label="E-mail">{contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}</Row>
          <Row label="Mobile">{contact.mobile && <a href={`tel:${contact.mobile}`}>{contact.mobile}</a>}</Row>
          <Row label="Landline">{contact.landline && <a href={`tel:${contact.landline}`}>{contact.landline}</a>}</Row>
          <Row label="Fax">{contact.fax}</Row>
        </dl>
      </Card>
      {rows.length > 0 && (
        <Card title="Other details">
          <dl className={classes.list}>
            {rows.map((row) => (
              <Row key={row.key} label={row.key}>
                <DetailText detail={row} />
              </Row>
            ))}
          </dl>
        </Card>
      )}
    </>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children || <span className={classes.none}>–</span>}</dd>
    </>
  )
}

function DetailText({ detail: { type, value } }: { detail: DynamicDetail }) {
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
    case 'date':
      return formatDay(value)
    case 'employee':
      return <EmployeeName id={value} />
    default:
      return value
  }
}

function EmployeeName({ id }: { id: string }) {
  const { data } = useQuery(employeeQuery(id))
  return <EmployeeLink id={id}>{data?.displayName ?? '…'}</EmployeeLink>
}
