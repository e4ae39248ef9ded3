import type { Workspace } from '@praxis/contract/company/companies'
import type { Employee } from '@praxis/contract/people/employees'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DynamicDetailsEditor } from '../../../ui/forms/dynamic-details/dynamic-details-editor'
import { FormRow } from '../../../ui/forms/form'
import { PhoneField } from '../../../ui/forms/phone-field'
import { TagsField } from '../../../ui/forms/tags-field'
import { TextField } from '../../../ui/forms/text-field'
import { TextareaField } from '../../../ui/forms/textarea-field'
import { Card } from '../../../ui/layout/card'
import { employeeTagsQuery } from '../people.queries'
import { recordPickers } from '../record-pickers'
import classes from './profile.module.css'
import type { DetailsForm } from './profile-form'
import { ReadOnlyDetails } from './read-only-details'
import { TeammatesCard } from './teammates-card'
import type { ProfileEditing } from './use-profile-editing'

interface DetailsTabProps {
  readonly employee: Employee
  readonly workspace: Workspace
  readonly editing: ProfileEditing
  /** The card of the person's projects. */
  readonly work: ReactNode
}

export function DetailsTab({ employee, workspace, editing, work }: DetailsTabProps) {
  // Whoever loses the right to edit while typing still sees what was typed.
  const isTyped = editing.changed.has('details') || editing.changed.has('dynamicDetails')
  return (
    <div className={classes.columns}>
      <div ref={editing.element} className={classes.column}>
        {employee.can.editDetails || isTyped ? (
          <EditedDetails employee={employee} workspace={workspace} editing={editing} />
        ) : (
          <ReadOnlyDetails employee={employee} />
        )}
      </div>
      <div className={classes.column}>
        {work}
        <TeammatesCard employee={employee} />
      </div>
    </div>
  )
}

function EditedDetails({ workspace, editing }: Omit<DetailsTabProps, 'work'>) {
  const { values, setValue, field, told } = editing
  const { details } = values
  const { data: tags } = useQuery(employeeTagsQuery)

  const change = (part: Partial<DetailsForm>) => setValue('details', { ...details, ...part })
  const ofContact = (name: keyof DetailsForm['contact']) => ({
    ...told(name),
    optional: true,
    value: details.contact[name],
    onChange: (value: string) => change({ contact: { ...details.contact, [name]: value } }),
  })
  const country = workspace.company.details.country as PhoneCountry

  return (
    <>
      <Card title="Details">
        <div className={classes.fields}>
          <TextField
            {...told('jobTitle')}
            label="Job title"
            value={details.jobTitle}
            onChange={(jobTitle) => change({ jobTitle })}
          />
          <TextareaField
            {...told('shortDescription')}
            label="Description"
            optional
            placeholder="What they do here, in a sentence or two"
            value={details.shortDescription}
            onChange={(shortDescription) => change({ shortDescription })}
          />
          <TagsField
            label="Tags"
            optional
            hint="Skills, offices or practices to search by"
            suggestions={tags ?? []}
            maxTags={50}
            value={details.tags}
            onChange={(chosen) => change({ tags: [...chosen] })}
          />
        </div>
      </Card>
      <Card title="Contact" note="for colleagues">
        <div className={classes.fields}>
          <TextField {...ofContact('email')} label="E-mail" type="email" />
          <FormRow wide>
            <PhoneField {...ofContact('mobile')} label="Mobile" country={country} />
            <PhoneField {...ofContact('landline')} label="Landline" country={country} />
            <PhoneField {...ofContact('fax')} label="Fax" country={country} />
          </FormRow>
        </div>
      </Card>
      <Card title="Other details">
        <DynamicDetailsEditor
          {...field('dynamicDetails')}
          label="Other details"
          hideLabel
          definedKeys={editing.definedKeys}
          pickers={recordPickers}
        />
      </Card>
    </>
  )
}
