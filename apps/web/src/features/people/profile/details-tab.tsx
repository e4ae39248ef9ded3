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
import { useLeftFields } from '../../../ui/forms/use-left-fields'
import { Card } from '../../../ui/layout/card'
import { employeeTagsQuery } from '../people.queries'
import { recordPickers } from '../record-pickers'
import classes from './profile.module.css'
import type { DetailsForm } from './profile-form'
import type { DetailsField } from './profile-problems'
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
      <div className={classes.column}>
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
  const { form, edit, problems, wasRefused } = editing
  const { details } = form
  const { data: tags } = useQuery(employeeTagsQuery)
  const left = useLeftFields<DetailsField>()

  const change = (part: Partial<DetailsForm>) => edit('details', { ...details, ...part })
  const contact = (part: Partial<DetailsForm['contact']>) => change({ contact: { ...details.contact, ...part } })
  const told = (field: DetailsField) => ({
    error: wasRefused || left.has(field) ? problems.details[field] : undefined,
    onBlur: () => left.add(field),
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
          <TextField
            {...told('email')}
            label="E-mail"
            type="email"
            optional
            value={details.contact.email}
            onChange={(email) => contact({ email })}
          />
          <FormRow wide>
            <PhoneField
              {...told('mobile')}
              label="Mobile"
              optional
              country={country}
              value={details.contact.mobile}
              onChange={(mobile) => contact({ mobile })}
            />
            <PhoneField
              {...told('landline')}
              label="Landline"
              optional
              country={country}
              value={details.contact.landline}
              onChange={(landline) => contact({ landline })}
            />
            <PhoneField
              {...told('fax')}
              label="Fax"
              optional
              country={country}
              value={details.contact.fax}
              onChange={(fax) => contact({ fax })}
            />
          </FormRow>
        </div>
      </Card>
      <Card title="Other details">
        <DynamicDetailsEditor
          label="Other details"
          hideLabel
          value={form.dynamicDetails}
          onChange={(rows) => edit('dynamicDetails', rows)}
          error={wasRefused ? problems.dynamicDetails : undefined}
          definedKeys={editing.definedKeys}
          pickers={recordPickers}
        />
      </Card>
    </>
  )
}
