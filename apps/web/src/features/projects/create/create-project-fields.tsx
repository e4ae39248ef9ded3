import type { Currency } from '@praxis/contract/protocol/values'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { DateField } from '../../../ui/dates/date-field'
import { DynamicDetailsEditor } from '../../../ui/forms/dynamic-details/dynamic-details-editor'
import { FormRow } from '../../../ui/forms/form'
import { PageFormColumns } from '../../../ui/forms/page-form'
import { SwitchField } from '../../../ui/forms/switch-field'
import { TagsField } from '../../../ui/forms/tags-field'
import { TextField } from '../../../ui/forms/text-field'
import type { Form, FormField } from '../../../ui/forms/use-form'
import { Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { ClientPicker } from '../../clients/client-picker'
import { recordPickers } from '../../clients/record-pickers'
import { EmployeePicker } from '../../people/employee-picker'
import { BudgetFields } from '../budget-fields'
import { budgetsOf } from '../budget-values'
import { ChargingField } from '../charging-field'
import { FiguresStrip } from '../figures-strip'
import { MOST_TAGS } from '../name-and-tags-rules'
import { FLAGS, flagsOf } from '../project-words'
import { projectTagsQuery } from '../projects.queries'
import type { NewProjectValues, ProjectKind } from './new-project'

/** The field for a template, handed down by the route: templates are boards of tasks. */
export type TemplateField = ComponentType<FormField<string | null>>

interface CreateProjectFieldsProps {
  readonly kind: ProjectKind
  readonly form: Form<NewProjectValues>
  readonly setsMoney: boolean
  /** Absent when it is the currency of a client whom the reader may not look into. */
  readonly currency: Currency | undefined
  readonly definedKeys: readonly string[]
  readonly TemplateField: TemplateField
}

export function CreateProjectFields(props: CreateProjectFieldsProps) {
  const { kind, form, setsMoney, currency, definedKeys, TemplateField } = props
  const { data: tags } = useQuery(projectTagsQuery)
  const { values, setValue } = form
  return (
    <PageFormColumns>
      <Stack gap={4} shrinks>
        <Card title="Project">
          <Stack gap={4}>
            <TextField {...form.field('name')} label="Project name" autoComplete="off" autoFocus />
            <TemplateField {...form.field('projectTemplateID')} />
            {kind === 'client' && <ClientPicker {...form.field('clientID')} label="Client" />}
            <EmployeePicker {...form.field('leadID')} label="Lead" />
            {kind === 'client' && <ChargingField {...form.field('chargingMechanism')} />}
            <FormRow>
              <DateField {...form.field('startDate')} label="Start date" optional />
              <DateField {...form.field('endDate')} label="End date" optional />
            </FormRow>
            <TagsField {...form.field('tags')} label="Tags" optional suggestions={tags ?? []} maxTags={MOST_TAGS} />
            <TextField
              {...form.field('importID')}
              label="Import ID"
              optional
              autoComplete="off"
              hint="ID in your other system"
            />
            <SwitchField {...form.field('isStrategic')} label="Strategic" hint="Highlighted and filterable" />
          </Stack>
        </Card>
        <Card title="Other details">
          <DynamicDetailsEditor
            {...form.field('dynamicDetails')}
            label="Other details"
            hideLabel
            definedKeys={definedKeys}
            pickers={recordPickers}
          />
        </Card>
      </Stack>
      <Stack gap={4} shrinks>
        {setsMoney && !currency && (
          <Card title="Budget">
            <Text as="p" tone="second" size={13}>
              The budget is in the client’s currency. Set it in the project’s settings once the project is created.
            </Text>
          </Card>
        )}
        {setsMoney && currency && (
          <Card title="Budget" note={`in ${currency}`}>
            <Stack gap={4}>
              <BudgetFields value={values} currency={currency} onChange={setValue} />
              <FiguresStrip narrow currency={currency} budgets={budgetsOf(values)} />
            </Stack>
          </Card>
        )}
        <Card title="Time and expenses">
          <Stack gap={4}>
            {flagsOf(kind === 'internal').map((flag) => (
              <SwitchField key={flag} {...form.field(flag)} {...FLAGS[flag]} />
            ))}
          </Stack>
        </Card>
      </Stack>
    </PageFormColumns>
  )
}
