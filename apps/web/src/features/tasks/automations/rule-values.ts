import type { Automation, AutomationInput } from '@praxis/contract/tasks/automation-endpoints'
import { required } from '@praxis/domain/validation/rule'
import { email } from '@praxis/domain/validation/text-rules'
import { changedFields } from '../../../ui/forms/draft-changes'
import type { FormRules } from '../../../ui/forms/rule-problems'

type TriggerType = Automation['trigger']['type']
type ActionType = Automation['action']['type']

/** A rule as its form holds it: fields of another trigger or action are kept until it is chosen again. */
export interface RuleValues {
  readonly trigger: TriggerType
  /** ANY_STATUS, or the id of the status that sets the rule off. */
  readonly triggerStatusID: string | null
  readonly action: ActionType
  readonly emails: readonly string[]
  readonly actionStatusID: string | null
  readonly isActive: boolean
}

export const ANY_STATUS = 'any'

export const TRIGGER_WORDS: Readonly<Record<TriggerType, string>> = {
  taskStatusUpdate: 'A task changes status',
  logTime: 'Time is logged on a task',
}

export const ACTION_WORDS: Readonly<Record<ActionType, string>> = {
  sendEmail: 'Send an e-mail',
  updateStatus: 'Move the task to a status',
  selfAssign: 'Assign the task to the person who did it',
}

export const MOST_EMAILS = 20

export function ruleValues(rule: Automation | null): RuleValues {
  const { trigger, action } = rule ?? {}
  return {
    trigger: trigger?.type ?? 'taskStatusUpdate',
    triggerStatusID: trigger?.type === 'taskStatusUpdate' ? (trigger.statusID ?? ANY_STATUS) : ANY_STATUS,
    action: action?.type ?? 'sendEmail',
    emails: action?.type === 'sendEmail' ? action.emails : [],
    actionStatusID: action?.type === 'updateStatus' ? action.statusID : null,
    isActive: rule?.isActive ?? true,
  }
}

const triggerOf = ({ trigger, triggerStatusID }: RuleValues): AutomationInput['trigger'] =>
  trigger === 'logTime'
    ? { type: trigger }
    : { type: trigger, statusID: triggerStatusID === ANY_STATUS ? null : triggerStatusID }

function actionOf({ action, emails, actionStatusID }: RuleValues): AutomationInput['action'] {
  if (action === 'sendEmail') return { type: action, emails: [...emails] }
  if (action === 'updateStatus') return { type: action, statusID: actionStatusID ?? '' }
  return { type: action }
}

export const ruleInput = (values: RuleValues): AutomationInput => ({
  trigger: triggerOf(values),
  action: actionOf(values),
  isActive: values.isActive,
})

/** The rule to send, which goes as a whole: a trigger or action that was left alone is the one saved by now. */
export const changedRule = (
  { trigger, action, isActive }: Automation,
  first: RuleValues,
  values: RuleValues,
): AutomationInput => ({ trigger, action, isActive, ...changedFields(ruleInput(first), ruleInput(values)) })

const everyEmail = (value: unknown): string | undefined => {
  const wrong = (value as readonly string[]).find((each) => email(each) !== undefined)
  return wrong === undefined ? undefined : `${wrong} isn’t an e-mail address`
}

export const ruleRules = ({ action, trigger, triggerStatusID }: RuleValues): FormRules<RuleValues> => ({
  ...(action === 'sendEmail' && { emails: [required('An e-mail address'), everyEmail] }),
  ...(action === 'updateStatus' && {
    actionStatusID: [
      required('Status'),
      (value: unknown) =>
        trigger === 'taskStatusUpdate' && value === triggerStatusID ? 'The task already has this status' : undefined,
    ],
  }),
})

/** A rule in a sentence of two parts. */
export function ruleWords(
  { trigger, action }: Pick<Automation, 'trigger' | 'action'>,
  statusName: (id: string) => string,
) {
  const does = () => {
    if (action.type === 'sendEmail') return `send an e-mail to ${action.emails.join(', ')}`
    if (action.type === 'updateStatus') return `move it to ${statusName(action.statusID)}`
    return 'assign it to the person who did it'
  }
  const when = () => {
    if (trigger.type === 'logTime') return 'When time is logged on a task'
    return trigger.statusID === null
      ? 'When a task changes status'
      : `When a task moves to ${statusName(trigger.statusID)}`
  }
  return { when: when(), does: does() }
}
