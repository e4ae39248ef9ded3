import type { PipelineStage } from '@praxis/contract/company/pipeline-stages'
import type { Currency } from '@praxis/contract/protocol/values'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { DateField } from '../../../ui/dates/date-field'
import { ComboField } from '../../../ui/forms/combo-field'
import { DynamicDetailsEditor } from '../../../ui/forms/dynamic-details/dynamic-details-editor'
import { FormRow } from '../../../ui/forms/form'
import { PageFormColumns } from '../../../ui/forms/page-form'
import { SelectField } from '../../../ui/forms/select-field'
import { SwitchField } from '../../../ui/forms/switch-field'
import { TagsField } from '../../../ui/forms/tags-field'
import { TextField } from '../../../ui/forms/text-field'
import type { Form } from '../../../ui/forms/use-form'
import { Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { ClientPicker } from '../../clients/client-picker'
import { recordPickers } from '../../clients/record-pickers'
import { EmployeePicker } from '../../people/employee-picker'
import { BudgetFields } from '../../projects/budget-fields'
import { budgetsOf } from '../../projects/budget-values'
import { ChargingField } from '../../projects/charging-field'
import { FiguresStrip } from '../../projects/figures-strip'
import { MOST_TAGS } from '../../projects/name-and-tags-rules'
import { projectTagsQuery } from '../../projects/projects.queries'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { stageText } from '../opportunity-words'
import { isLostStage, type NewOpportunityValues } from './new-opportunity'

interface CreateOpportunityFieldsProps {
  readonly form: Form<NewOpportunityValues>
  readonly stages: readonly PipelineStage[]
  readonly setsMoney: boolean
  /** Absent when it is the currency of a client whom the reader may not look into. */
  readonly currency: Currency | undefined
  readonly definedKeys: readonly string[]
}

export function CreateOpportunityFields(props: CreateOpportunityFieldsProps) {
  const { form, stages, setsMoney, currency, definedKeys } = props
  const { data: tags } = useQuery(projectTagsQuery)
  const { lostReasons } = useSuspenseQuery(workspaceQuery).data.company.opportunityAndProjectSettings
  const { values, setValue } = form
  return (
    <PageFormColumns>
      <Stack gap={4} shrinks>
        <Card title="Opportunity">
          <Stack gap={4}>
            <TextField {...form.field('name')} label="Name" autoComplete="off" autoFocus />
            <ClientPicker {...form.field('clientID')} label="Client" />
            <EmployeePicker {...form.field('leadID')} label="Lead" />
            <FormRow>
              <SelectField
                {...form.field('pipelineStageID')}
                label="Stage"
                optional
                clearable
                placeholder="First open stage"
                options={stages.map((stage) => ({ value: stage.id, label: stageText(stage) }))}
              />
              <DateField {...form.field('expectedCloseDate')} label="Expected close" optional />
            </FormRow>
            {isLostStage(values.pipelineStageID, stages) && (
              <ComboField {...form.field('lostReason')} label="Why was it lost?" suggestions={lostReasons} />
            )}
            <ChargingField {...form.field('chargingMechanism')} />
            <TagsField {...form.field('tags')} label="Tags" optional suggestions={tags ?? []} maxTags={MOST_TAGS} />
            <SwitchField {...form.field('isStrategic')} label="Strategic" hint="Highlighted and filterable" />
          </Stack>
        </Card>
      </Stack>
      <Stack gap={4} shrinks>
        {setsMoney && (
          <Card title="Budget" note={currency && `in ${currency}`}>
            {currency ? (
              <Stack gap={4}>
                <BudgetFields value={values} currency={currency} onChange={setValue} />
                <FiguresStrip narrow currency={currency} budgets={budgetsOf(values)} />
              </Stack>
            ) : (
              <Text as="p" tone="second" size={13}>
                The budget is in the client’s currency. Set it on the opportunity’s page once it is created.
              </Text>
            )}
          </Card>
        )}
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
    </PageFormColumns>
  )
}
