import type { Project } from '@praxis/contract/projects/projects'
import { DynamicDetailsEditor } from '../../../ui/forms/dynamic-details/dynamic-details-editor'
import { SelectField } from '../../../ui/forms/select-field'
import { SwitchField } from '../../../ui/forms/switch-field'
import { Stack } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { CONSTRAINTS, FLAGS, flagsOf, optionsOf, RESPONSIBILITIES, ROUNDINGS } from '../project-words'
import type { ProjectEditing } from './use-project-editing'

interface RuleFieldProps<Value extends string> {
  readonly label: string
  readonly hint: string
  readonly words: Readonly<Record<Value, string>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

function RuleField<Value extends string>({ words, onChange, ...field }: RuleFieldProps<Value>) {
  const options = optionsOf(words)
  return (
    <SelectField
      {...field}
      options={options}
      onChange={(chosen) => {
        const option = options.find(({ value }) => value === chosen)
        if (option) onChange(option.value)
      }}
    />
  )
}

/** The settings for time, expenses and tasks of the project. */
export function TimeFields({ project, editing }: { project: Project; editing: ProjectEditing }) {
  const { values, edit, field } = editing
  return (
    <>
      <Card title="Time and expenses">
        <Stack gap={4}>
          {flagsOf(project.isInternal).map((flag) => (
            <SwitchField
              key={flag}
              {...FLAGS[flag]}
              value={values[flag]}
              onChange={(isOn) => edit({ [flag]: isOn })}
              // Opening the project to everybody is like giving each of them access, so it needs that right.
              disabled={flag === 'isPublicToAllEmployees' && !project.can.editPermissions}
            />
          ))}
          <RuleField
            label="Backdating limit"
            hint="Counted from today, in each person’s time zone"
            words={CONSTRAINTS}
            value={values.timeSheetConstraint}
            onChange={(timeSheetConstraint) => edit({ timeSheetConstraint })}
          />
          <RuleField
            label="Rounding"
            hint="Charged time is rounded up to full blocks; logged time isn’t changed"
            words={ROUNDINGS}
            value={values.consultancyTimeRounding}
            onChange={(consultancyTimeRounding) => edit({ consultancyTimeRounding })}
          />
          <RuleField
            label="Approver"
            hint="Approves time and expenses"
            words={RESPONSIBILITIES}
            value={values.timeSheetAndExpensesResponsibility}
            onChange={(timeSheetAndExpensesResponsibility) => edit({ timeSheetAndExpensesResponsibility })}
          />
        </Stack>
      </Card>
      <Card title="Time sheet details" note="asked for with every time entry">
        <DynamicDetailsEditor
          {...field('timeSheetSubmissionDetails')}
          label="Time sheet details"
          hideLabel
          isDefining
        />
      </Card>
      <Card title="Task details" note="asked for with every task">
        <DynamicDetailsEditor {...field('taskDynamicDetails')} label="Task details" hideLabel isDefining />
      </Card>
    </>
  )
}
