import type { Project } from '@praxis/contract/projects/projects'
import { formatDay } from '@praxis/domain/calendar/day'
import type { ReactNode } from 'react'
import { DynamicDetailsRows } from '../../../ui/forms/dynamic-details/dynamic-details-rows'
import { Card } from '../../../ui/layout/card'
import { DetailsList, DetailsRow } from '../../../ui/layout/details-list'
import { ClientLink } from '../../clients/client-link'
import { recordNames } from '../../clients/record-names'
import { EmployeeLink } from '../../people/employee-link'
import { useDayText } from '../../reader/readers-time'
import { CONSTRAINTS, chargingText, FLAGS, flagsOf, RESPONSIBILITIES, ROUNDINGS } from '../project-words'
import { wholeDetails } from '../whole-details'

/** A project's details and the rules of its time, to read. */
export function AboutCard({ project }: { project: Project }) {
  const dayText = useDayText()
  const { client, completedAt, isInternal } = project
  const details = wholeDetails(project)
  const { lead, startDate, endDate, tags } = details
  const allowed = flagsOf(isInternal).filter((flag) => details[flag])
  const leadLink = <EmployeeLink id={lead.id}>{lead.displayName}</EmployeeLink>
  const clientLink = client && <ClientLink id={client.id}>{client.name}</ClientLink>
  const rows: [string, ReactNode][] = [
    ['State', details.isActive ? 'Active' : `Completed${completedAt ? ` on ${dayText(completedAt)}` : ''}`],
    ['Lead', leadLink],
    ['Client', clientLink ?? 'Internal project'],
    ['Charging', chargingText(details.chargingMechanism)],
    ['Start date', startDate && formatDay(startDate)],
    ['End date', endDate && formatDay(endDate)],
    ['Backdating limit', CONSTRAINTS[details.timeSheetConstraint]],
    ['Charged time', ROUNDINGS[details.consultancyTimeRounding]],
    ['Approver', RESPONSIBILITIES[details.timeSheetAndExpensesResponsibility]],
    ['Other rules', allowed.map((flag) => FLAGS[flag].label).join('\n')],
    ['Tags', tags.join(', ')],
    ['Import ID', details.importID],
  ]
  return (
    <Card title="Details">
      <DetailsList>
        {rows.map(([label, value]) => (
          <DetailsRow key={label} label={label}>
            {value}
          </DetailsRow>
        ))}
        <DynamicDetailsRows details={details.dynamicDetails} names={recordNames} />
      </DetailsList>
    </Card>
  )
}
