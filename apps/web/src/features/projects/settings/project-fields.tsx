import type { Project } from '@praxis/contract/projects/projects'
import { useQuery } from '@tanstack/react-query'
import { DateField } from '../../../ui/dates/date-field'
import { FormRow } from '../../../ui/forms/form'
import { SwitchField } from '../../../ui/forms/switch-field'
import { TagsField } from '../../../ui/forms/tags-field'
import { TextField } from '../../../ui/forms/text-field'
import { Stack } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { ClientPicker } from '../../clients/client-picker'
import { EmployeePicker } from '../../people/employee-picker'
import { ChargingField } from '../charging-field'
import { MOST_TAGS } from '../name-and-tags-rules'
import { projectTagsQuery } from '../projects.queries'
import type { ProjectEditing } from './use-project-editing'

export function ProjectFields({ project, editing }: { project: Project; editing: ProjectEditing }) {
  const { values, edit, field } = editing
  const { data: tags } = useQuery(projectTagsQuery)
  return (
    <Card title="Details">
      <Stack gap={4}>
        <TextField {...field('name')} label="Project name" autoComplete="off" />
        {!project.isInternal && <ClientPicker {...field('clientID')} label="Client" known={project.client} />}
        <EmployeePicker {...field('leadID')} label="Lead" />
        {!project.isInternal && (
          <ChargingField
            value={values.chargingMechanism}
            onChange={(mechanism) => edit({ chargingMechanism: mechanism })}
          />
        )}
        <FormRow>
          <DateField {...field('startDate')} label="Start date" optional />
          <DateField {...field('endDate')} label="End date" optional />
        </FormRow>
        <TagsField {...field('tags')} label="Tags" optional suggestions={tags ?? []} maxTags={MOST_TAGS} />
        <TextField
          {...field('importID')}
          label="Import ID"
          optional
          autoComplete="off"
          hint="ID in your other system"
        />
        <SwitchField {...field('isStrategic')} label="Strategic" hint="Highlighted and filterable" />
      </Stack>
    </Card>
  )
}
