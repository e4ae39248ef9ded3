import type { Project } from '@praxis/contract/projects'
import { formatDay } from '@praxis/domain/calendar/day'
import { isEmptyDetailValue } from '@praxis/domain/dynamic-details/dynamic-detail'
import { Fragment, type ReactNode } from 'react'
import { Chip } from '../../../ui/chips/chip'
import { Card } from '../../../ui/layout/card'
import { ClientLink } from '../../clients/client-link'
import { DetailText } from '../../clients/detail-text'
import { EmployeeLink } from '../../people/employee-link'
import { CONSTRAINTS, chargingText, FLAGS, flagsOf, RESPONSIBILITIES, ROUNDINGS } from '../project-words'
import classes from './dashboard.module.css'

/** What the project is, and what its time obeys; to read. */
export function AboutCard({ project }: { project: Project }) {
  const { client, details, completedAt, isInternal } = project
  const { lead, startDate, endDate, tags } = details
  const allowed = flagsOf(isInternal).filter((flag) => details[flag])
  const leadLink = <EmployeeLink id={lead.id}>{lead.displayName}</EmployeeLink>
  const clientLink = client && <ClientLink id={client.id}>{client.name}</ClientLink>
  const rows: [string, ReactNode][] = [
    [
      'State',
      details.isActive ? 'Active' : `Completed${completedAt ? ` on ${formatDay(completedAt.slice(0, 10))}` : ''}`,
    ],
    ['Lead', leadLink],
    ['Client', clientLink ?? 'Internal project'],
    ['Charging', chargingText(details.chargingMechanism)],
    ['Start date', startDate && formatDay(startDate)],
    ['End date', endDate && formatDay(endDate)],
    ['Time may be logged for', CONSTRAINTS[details.timeSheetConstraint]],
    ['Charged time', ROUNDINGS[details.consultancyTimeRounding]],
    ['Time is decided on by', RESPONSIBILITIES[details.timeSheetAndExpensesResponsibility]],
    ['Also', allowed.map((flag) => FLAGS[flag].label).join('\n')],
    ['Tags', tags.join(', ')],
    ['Import ID', details.importID],
  ]
  return (
    <Card title="Details">
      <dl className={classes.details}>
        {rows.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value || <span className={classes.none}>–</span>}</dd>
          </Fragment>
        ))}
        {details.dynamicDetails
          .filter((row) => !isEmptyDetailValue(row))
          .map((row) => (
            <Fragment key={row.key}>
              <dt>{row.key}</dt>
              <dd>
                <DetailText detail={row} />
                {row.isStrategic && (
                  <span className={classes.strategic}>
                    <Chip tone="outline">Strategic</Chip>
                  </span>
                )}
              </dd>
            </Fragment>
          ))}
      </dl>
    </Card>
  )
}
