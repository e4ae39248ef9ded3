import type { Project } from '@praxis/contract/projects/projects'
import { useQuery } from '@tanstack/react-query'
import { DateField } from '../../../ui/dates/date-field'
import { FormRow } from '../../../ui/forms/form'
import { SelectField } from '../../../ui/forms/select-field'
import { SwitchField } from '../../../ui/forms/switch-field'
import { TagsField } from '../../../ui/forms/tags-field'
import { TextField } from '../../../ui/forms/text-field'
import { useLeftFields } from '../../../ui/forms/use-left-fields'
import { Card } from '../../../ui/layout/card'
import { ClientPicker } from '../../clients/client-picker'
import { EmployeePicker } from '../../people/employee-picker'
import { CHARGING } from '../charging-words'
import { optionsOf } from '../project-words'
import { projectTagsQuery } from '../projects.queries'
import type { ProjectField } from './project-problems'
import classes from './settings.module.css'
import type { ProjectEditing } from './use-project-editing'

const MOST_TAGS = 50
const charging = optionsOf(CHARGING)

export function ProjectFields({ project, editing }: { project: Project; editing: ProjectEditing }) {
  const { form, edit, problems, wasRefused } = editing
  const { data: tags } = useQuery(projectTagsQuery)
  const left = useLeftFields<ProjectField>()
  const told = (field: ProjectField) => ({
    error: wasRefused || left.has(field) ? problems[field] : undefined,
    onBlur: () => left.add(field),
  })
  return (
    <Card title="Details">
      <div className={classes.fields}>
        <TextField
          {...told('name')}
          label="Project name"
          autoComplete="off"
          value={form.name}
          onChange={(name) => edit({ name })}
        />
        {!project.isInternal && (
          <ClientPicker
            {...told('clientID')}
            label="Client"
            known={project.client}
            value={form.clientID}
            onChange={(clientID) => edit({ clientID })}
          />
        )}
        <EmployeePicker {...told('leadID')} label="Lead" value={form.leadID} onChange={(leadID) => edit({ leadID })} />
        {!project.isInternal && (
          <SelectField
            label="Charging mechanism"
            options={charging}
            value={form.chargingMechanism}
            onChange={(chosen) => {
              const option = charging.find(({ value }) => value === chosen)
              if (option) edit({ chargingMechanism: option.value })
            }}
          />
        )}
        <FormRow>
          <DateField
            {...told('startDate')}
            label="Start date"
            optional
            value={form.startDate}
            onChange={(startDate) => edit({ startDate })}
          />
          <DateField
            {...told('endDate')}
            label="End date"
            optional
            value={form.endDate}
            onChange={(endDate) => edit({ endDate })}
          />
        </FormRow>
        <TagsField
          {...told('tags')}
          label="Tags"
          optional
          suggestions={tags ?? []}
          maxTags={MOST_TAGS}
          value={form.tags}
          onChange={(next) => edit({ tags: next })}
        />
        <TextField
          {...told('importID')}
          label="Import ID"
          optional
          autoComplete="off"
          hint="ID in your other system"
          value={form.importID}
          onChange={(importID) => edit({ importID })}
        />
        <SwitchField
          label="Strategic"
          hint="Highlighted and filterable"
          value={form.isStrategic}
          onChange={(isStrategic) => edit({ isStrategic })}
        />
      </div>
    </Card>
  )
}
