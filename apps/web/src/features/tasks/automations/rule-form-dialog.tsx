import type { Automation } from '@praxis/contract/tasks/automation-endpoints'
import type { TaskStatus } from '@praxis/contract/tasks/task-shapes'
import { useQuery } from '@tanstack/react-query'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { ChangedWhileOpen, useOpened } from '../../../ui/forms/changed-while-open'
import type { FieldOption } from '../../../ui/forms/field-option'
import { FormSection } from '../../../ui/forms/form'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { SelectField } from '../../../ui/forms/select-field'
import { SwitchField } from '../../../ui/forms/switch-field'
import { TagsField } from '../../../ui/forms/tags-field'
import { type Form as FormState, useForm } from '../../../ui/forms/use-form'
import type { RuledDoor } from '../board-door'
import { StatusMark } from '../statuses/status-mark'
import { useCreateAutomation, useUpdateAutomation } from './automations.mutations'
import { emailSuggestionsQuery } from './automations.queries'
import {
  ACTION_WORDS,
  ANY_STATUS,
  changedRule,
  MOST_EMAILS,
  type RuleValues,
  ruleInput,
  ruleRules,
  ruleValues,
  ruleWords,
  TRIGGER_WORDS,
} from './rule-values'
import { UnconfirmedRecipients } from './unconfirmed-recipients'

interface RuleFormDialogProps {
  readonly door: RuledDoor
  readonly statuses: readonly TaskStatus[]
  /** The rule as it is saved by now; null for a new one. */
  readonly rule: Automation | null
  readonly onClose: () => void
  readonly onDelete: () => void
}

/** The parts of a rule that somebody else may have changed, in words. */
const toldOf = (rule: Automation, statuses: readonly TaskStatus[]) => {
  const { when, does } = ruleWords(
    rule,
    (id) => statuses.find((status) => status.id === id)?.name ?? 'a deleted status',
  )
  return { rule: `${when}, ${does}`, isActive: rule.isActive }
}

export function RuleFormDialog({ door, statuses, rule, onClose, onDelete }: RuleFormDialogProps) {
  const { mutateAsync: createAutomation } = useCreateAutomation(door)
  const { mutateAsync: updateAutomation } = useUpdateAutomation(door)
  const { opened, isChangedWhileOpen } = useOpened(rule)
  const first = ruleValues(opened)
  const form = useForm<RuleValues>({
    draft: `${door.key}/rule/${rule?.id ?? 'new'}`,
    isOfRecord: rule !== null,
    initialValues: first,
    rules: ruleRules,
    onSave: async (values, idempotencyKey) => {
      if (rule) {
        const body = { ...changedRule(rule, first, values), version: rule.version }
        await updateAutomation({ automationId: rule.id, body })
      } else await createAutomation({ body: ruleInput(values), idempotencyKey })
      showSuccess(`Rule have been ${rule ? 'updated' : 'added'} successfully`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={rule ? 'Edit rule' : 'Add rule'}
      form={form}
      saveLabel={rule ? 'Save' : 'Add'}
      onClose={onClose}
      width="narrow"
      onDelete={rule ? onDelete : undefined}
    >
      {rule && isChangedWhileOpen && !form.isSaving && (
        <ChangedWhileOpen
          noun="rule"
          before={toldOf(opened ?? rule, statuses)}
          after={toldOf(rule, statuses)}
          labels={{ rule: 'Rule', isActive: 'Active' }}
          record={{ entity: 'automation', id: rule.id }}
        />
      )}
      <TriggerFields form={form} statuses={statuses} />
      <ActionFields form={form} statuses={statuses} projectID={door.projectID} />
      {rule && <UnconfirmedRecipients door={door} rule={rule} canEdit />}
      <SwitchField {...form.field('isActive')} label="Active" hint="Rules run only while they’re active" />
    </FormDialog>
  )
}

interface FieldsProps {
  readonly form: FormState<RuleValues>
  readonly statuses: readonly TaskStatus[]
}

const optionsOf = (statuses: readonly TaskStatus[]): FieldOption[] =>
  statuses.map(({ id, name, color, progress }) => ({
    value: id,
    label: name,
    picture: <StatusMark color={color} progress={progress} />,
  }))

const choicesOf = <Key extends string>(words: Readonly<Record<Key, string>>) => {
  const keys = Object.keys(words) as Key[]
  return {
    options: keys.map((value) => ({ value, label: words[value] })),
    chosen: (value: string | null) => keys.find((key) => key === value),
  }
}

const triggers = choicesOf(TRIGGER_WORDS)
const actions = choicesOf(ACTION_WORDS)

function TriggerFields({ form, statuses }: FieldsProps) {
  const trigger = form.field('trigger')
  return (
    <FormSection title="When">
      <SelectField
        {...trigger}
        label="Trigger"
        options={triggers.options}
        onChange={(value) => {
          const chosen = triggers.chosen(value)
          if (chosen) trigger.onChange(chosen)
        }}
      />
      {form.values.trigger === 'taskStatusUpdate' && (
        <SelectField
          {...form.field('triggerStatusID')}
          label="Which status"
          options={[{ value: ANY_STATUS, label: 'Any status' }, ...optionsOf(statuses)]}
        />
      )}
    </FormSection>
  )
}

const RECIPIENTS_HINT =
  'Colleagues and clients’ contacts get e-mails right away. Anyone else is asked to confirm their address first.'

function ActionFields({ form, statuses, projectID }: FieldsProps & { projectID: string | undefined }) {
  const { data: suggestions, error } = useQuery({
    ...emailSuggestionsQuery(projectID ?? ''),
    enabled: projectID !== undefined,
  })
  const action = form.field('action')
  return (
    <FormSection title="Then">
      <SelectField
        {...action}
        label="Action"
        options={actions.options}
        onChange={(value) => {
          const chosen = actions.chosen(value)
          if (chosen) action.onChange(chosen)
        }}
      />
      {form.values.action === 'sendEmail' && (
        <TagsField
          {...form.field('emails')}
          label="To"
          hint={error ? error.message : RECIPIENTS_HINT}
          placeholder="name@company.com"
          suggestions={suggestions ?? []}
          maxTags={MOST_EMAILS}
        />
      )}
      {form.values.action === 'updateStatus' && (
        <SelectField {...form.field('actionStatusID')} label="To status" options={optionsOf(statuses)} />
      )}
    </FormSection>
  )
}
