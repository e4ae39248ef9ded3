import type { Automation } from '@praxis/contract/tasks/automation-endpoints'
import { firstProblem, type Rule } from '@praxis/domain/validation/rule'
import { expect, it } from 'vitest'
import { changedRule, ruleInput, ruleRules, ruleValues, ruleWords } from './rule-values'

const rule = (trigger: Automation['trigger'], action: Automation['action']): Automation => ({
  id: '1',
  trigger,
  action,
  isActive: true,
  unconfirmed: [],
  heldBack: 0,
  updatedAt: '2026-11-12T09:00:00.000Z',
  version: 1,
})
const names = (id: string) => (id === '-1' ? 'Backlog' : 'Done')

const rules: [Automation, string][] = [
  [
    rule({ type: 'taskStatusUpdate', statusID: 'd' }, { type: 'sendEmail', emails: ['a@b.co', 'c@d.co'] }),
    'When a task moves to Done, send an e-mail to a@b.co, c@d.co',
  ],
  [
    rule({ type: 'taskStatusUpdate', statusID: null }, { type: 'selfAssign' }),
    'When a task changes status, assign it to the person who did it',
  ],
  [
    rule({ type: 'logTime' }, { type: 'updateStatus', statusID: '-1' }),
    'When time is logged on a task, move it to Backlog',
  ],
]

it.each(rules)('a rule is the same after it has been opened and saved, and says what it does', (each, words) => {
  expect(ruleInput(ruleValues(each))).toEqual({ trigger: each.trigger, action: each.action, isActive: true })
  const { when, does } = ruleWords(each, names)
  expect(`${when}, ${does}`).toBe(words)
})

const problemOf = (values: ReturnType<typeof ruleValues>, name: 'emails' | 'actionStatusID') =>
  firstProblem([ruleRules(values)[name] ?? []].flat() as Rule[])(values[name])

it('asks for what its action needs, and for nothing else', () => {
  const first = ruleValues(null)
  expect(problemOf(first, 'emails')).toBe('An e-mail address is required')
  expect(problemOf({ ...first, emails: ['a@b.co', 'nobody'] }, 'emails')).toBe('nobody isn’t an e-mail address')
  expect(problemOf({ ...first, action: 'selfAssign' }, 'emails')).toBeUndefined()
  expect(problemOf({ ...first, action: 'updateStatus' }, 'actionStatusID')).toBe('Status is required')
})

it('does not move a task to the status it has just got', () => {
  const values = { ...ruleValues(null), action: 'updateStatus' as const, triggerStatusID: 'd', actionStatusID: 'd' }
  expect(problemOf(values, 'actionStatusID')).toBe('The task already has this status')
})

it('what somebody else has changed of a rule meanwhile stays, unless it was changed here too', () => {
  const byMail: Automation['action'] = { type: 'sendEmail', emails: ['a@b.co'] }
  const first = ruleValues(rule({ type: 'logTime' }, byMail))
  const byNow = { ...rule({ type: 'taskStatusUpdate', statusID: 'd' }, { type: 'selfAssign' }), isActive: false }
  expect(changedRule(byNow, first, { ...first, emails: ['c@d.co'] })).toEqual({
    trigger: { type: 'taskStatusUpdate', statusID: 'd' },
    action: { type: 'sendEmail', emails: ['c@d.co'] },
    isActive: false,
  })
})
