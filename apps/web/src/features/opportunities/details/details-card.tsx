import { ActionIcon } from '@mantine/core'
import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import { daysBetween, formatDay } from '@praxis/domain/calendar/day'
import { IconPencil, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { DateField } from '../../../ui/dates/date-field'
import { DynamicDetailsEditor } from '../../../ui/forms/dynamic-details/dynamic-details-editor'
import { DynamicDetailsRows } from '../../../ui/forms/dynamic-details/dynamic-details-rows'
import { SwitchField } from '../../../ui/forms/switch-field'
import { TagsField } from '../../../ui/forms/tags-field'
import { TextField } from '../../../ui/forms/text-field'
import { icon } from '../../../ui/icon'
import { Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { DetailsList, DetailsRow } from '../../../ui/layout/details-list'
import { ClientPicker } from '../../clients/client-picker'
import { recordNames } from '../../clients/record-names'
import { recordPickers } from '../../clients/record-pickers'
import { EmployeeLink } from '../../people/employee-link'
import { EmployeePicker } from '../../people/employee-picker'
import { ChargingField } from '../../projects/charging-field'
import { MOST_TAGS } from '../../projects/name-and-tags-rules'
import { chargingText } from '../../projects/project-words'
import { projectTagsQuery } from '../../projects/projects.queries'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import type { OpportunityEditing } from './use-opportunity-editing'

interface DetailsCardProps {
  readonly opportunity: Opportunity
  readonly editing: OpportunityEditing
  readonly definedKeys: readonly string[]
}

/** The details to read; the pencil turns them into fields, which stay while something in them is not saved. */
export function DetailsCard({ opportunity, editing, definedKeys }: DetailsCardProps) {
  const [isOpened, setIsOpened] = useState(false)
  const { isTyped } = editing
  const isEdited = (isOpened && opportunity.can.edit) || isTyped.details
  return (
    <Card
      title="Details"
      actions={
        opportunity.can.edit &&
        !isTyped.details && (
          <ActionIcon
            size="sm"
            aria-label={isEdited ? 'Stop editing details' : 'Edit details'}
            onClick={() => setIsOpened(!isEdited)}
          >
            {isEdited ? <IconX {...icon} /> : <IconPencil {...icon} />}
          </ActionIcon>
        )
      }
    >
      {isEdited ? (
        <Fields opportunity={opportunity} editing={editing} definedKeys={definedKeys} />
      ) : (
        <Details opportunity={opportunity} />
      )}
    </Card>
  )
}

function Fields({ opportunity, editing, definedKeys }: DetailsCardProps) {
  const { values, edit, field } = editing
  const { data: tags } = useQuery(projectTagsQuery)
  return (
    <Stack gap={4}>
      <TextField {...field('name')} label="Name" autoComplete="off" />
      <ClientPicker {...field('clientID')} label="Client" known={opportunity.client} />
      <EmployeePicker {...field('leadID')} label="Lead" disabled={!opportunity.can.editPermissions} />
      <DateField {...field('expectedCloseDate')} label="Expected close" optional />
      <ChargingField value={values.chargingMechanism} onChange={(chargingMechanism) => edit({ chargingMechanism })} />
      <TagsField {...field('tags')} label="Tags" optional suggestions={tags ?? []} maxTags={MOST_TAGS} />
      <SwitchField {...field('isStrategic')} label="Strategic" hint="Highlighted and filterable" />
      <DynamicDetailsEditor
        {...field('dynamicDetails')}
        label="Other details"
        definedKeys={definedKeys}
        pickers={recordPickers}
      />
    </Stack>
  )
}

/** '04/12/2026 in 16 days' */
function CloseText({ day }: { day: string }) {
  const days = daysBetween(useToday(useReadersTimeZone()), day)
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`
  return (
    <>
      {formatDay(day)} <Text tone="third">{days === 0 ? 'today' : days > 0 ? `in ${count}` : `${count} ago`}</Text>
    </>
  )
}

function Details({ opportunity: { details } }: { opportunity: Opportunity }) {
  const { lead, expectedCloseDate, chargingMechanism, isStrategic, tags = [], lostReason } = details
  const rows: [string, ReactNode][] = [
    ['Lead', lead && <EmployeeLink id={lead.id}>{lead.displayName}</EmployeeLink>],
    ['Expected close', expectedCloseDate && <CloseText day={expectedCloseDate} />],
    ['Charging', chargingMechanism && chargingText(chargingMechanism)],
    ['Strategic', isStrategic ? 'Yes' : 'No'],
    ['Tags', tags.join(', ')],
    ...(lostReason ? [['Why it was lost', lostReason] satisfies [string, ReactNode]] : []),
  ]
  return (
    <DetailsList>
      {rows.map(([label, value]) => (
        <DetailsRow key={label} label={label}>
          {value}
        </DetailsRow>
      ))}
      <DynamicDetailsRows details={details.dynamicDetails ?? []} names={recordNames} />
    </DetailsList>
  )
}
