import type { Workspace } from '@praxis/contract/company/companies'
import type { Employee } from '@praxis/contract/people/employees'
import { isEmptyDetailValue } from '@praxis/domain/dynamic-details/dynamic-detail'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RecordColumns } from '../../../shell/record/record-columns'
import { Chip } from '../../../ui/chips/chip'
import { PhoneFields } from '../../../ui/forms/contact-ways'
import { DynamicDetailsEditor } from '../../../ui/forms/dynamic-details/dynamic-details-editor'
import { DynamicDetailsRows } from '../../../ui/forms/dynamic-details/dynamic-details-rows'
import { TagsField } from '../../../ui/forms/tags-field'
import { TextField } from '../../../ui/forms/text-field'
import { TextareaField } from '../../../ui/forms/textarea-field'
import { Row, Stack } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { DetailsList, DetailsRow } from '../../../ui/layout/details-list'
import { ContactWayRows } from '../../../ui/people/contact-way'
import { employeeTagsQuery } from '../people.queries'
import { recordNames } from '../record-names'
import { recordPickers } from '../record-pickers'
import type { DetailsForm } from './profile-form'
import { TeammatesCard } from './teammates-card'
import type { ProfileEditing } from './use-profile-editing'

interface DetailsTabProps {
  readonly employee: Employee
  readonly workspace: Workspace
  readonly editing: ProfileEditing
  /** The cards of the person's projects, and of what they are paid to where the reader pays them. */
  readonly work: ReactNode
}

export function DetailsTab({ employee, workspace, editing, work }: DetailsTabProps) {
  // Whoever loses the right to edit while typing still sees what was typed.
  const isTyped = editing.changed.has('details') || editing.changed.has('dynamicDetails')
  const beside = (
    <>
      {work}
      <TeammatesCard employee={employee} />
    </>
  )
  return (
    <RecordColumns beside={beside} fields={editing.element}>
      {employee.can.editDetails || isTyped ? (
        <EditedDetails employee={employee} workspace={workspace} editing={editing} />
      ) : (
        <ReadOnlyDetails employee={employee} />
      )}
    </RecordColumns>
  )
}

function EditedDetails({ workspace, editing }: Omit<DetailsTabProps, 'work'>) {
  const { field, fieldIn, told } = editing
  const { data: tags } = useQuery(employeeTagsQuery)

  const chosenTags = fieldIn('details', 'tags')
  const contact = fieldIn('details', 'contact')
  const contactField = (name: keyof DetailsForm['contact']) => ({
    ...told(name),
    value: contact.value[name],
    onChange: (value: string) => contact.onChange({ ...contact.value, [name]: value }),
  })

  return (
    <>
      <Card title="Details">
        <Stack gap={4}>
          <TextField {...fieldIn('details', 'jobTitle')} label="Job title" />
          <TextareaField
            {...fieldIn('details', 'shortDescription')}
            label="Description"
            optional
            placeholder="What they do here, in a sentence or two"
          />
          <TagsField
            {...chosenTags}
            label="Tags"
            optional
            hint="Skills, offices or practices to search by"
            suggestions={tags ?? []}
            maxTags={50}
            onChange={(chosen) => chosenTags.onChange([...chosen])}
          />
        </Stack>
      </Card>
      <Card title="Contact" note="for colleagues">
        <Stack gap={4}>
          <TextField {...contactField('email')} label="E-mail" optional type="email" />
          <PhoneFields
            wide
            names={['mobile', 'landline', 'fax']}
            field={contactField}
            country={workspace.company.details.country as PhoneCountry}
          />
        </Stack>
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

/** The details that colleagues see of each other. */
function ReadOnlyDetails({ employee: { details } }: { employee: Employee }) {
  const rows = details.dynamicDetails.filter((row) => !isEmptyDetailValue(row))
  return (
    <>
      <Card title="Details">
        <DetailsList>
          <DetailsRow label="Job title">{details.jobTitle}</DetailsRow>
          <DetailsRow label="Description">{details.shortDescription}</DetailsRow>
          <DetailsRow label="Tags">
            {details.tags.length > 0 && (
              <Row as="span" align="stretch" gap={1} wrap>
                {details.tags.map((tag) => (
                  <Chip key={tag}>{tag}</Chip>
                ))}
              </Row>
            )}
          </DetailsRow>
        </DetailsList>
      </Card>
      <Card title="Contact">
        <DetailsList>
          <ContactWayRows contact={details.contact} ways={['email', 'mobile', 'landline', 'fax']} />
        </DetailsList>
      </Card>
      {rows.length > 0 && (
        <Card title="Other details">
          <DetailsList>
            <DynamicDetailsRows details={rows} names={recordNames} />
          </DetailsList>
        </Card>
      )}
    </>
  )
}
