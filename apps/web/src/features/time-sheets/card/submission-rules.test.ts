import { firstProblem } from '@praxis/domain/validation/rule'
import { describe, expect, it } from 'vitest'
import { sampleProject, sampleSubmission } from '../testing/sample-time'
import { hasProblem, submissionRules } from './submission-rules'
import { type SubmissionValues, startOf, valuesOf } from './submission-values'

const timeZone = 'Europe/London'
const sample = valuesOf(startOf(sampleSubmission()), '2026-11-12', timeZone)

function problemOf(
  name: keyof SubmissionValues,
  changes: Partial<SubmissionValues>,
  { project = sampleProject(), isProjectMandatory = false } = {},
): string | undefined {
  const values = { ...sample, ...changes }
  const rule = submissionRules({ timeZone, project, isProjectMandatory })(values)[name]
  return rule && firstProblem([rule].flat())(values[name])
}

describe('the form', () => {
  it.each<[keyof SubmissionValues, Partial<SubmissionValues>, string]>([
    ['day', { isUnspecified: true, duration: 60, day: null }, 'Date is required'],
    ['day', { day: null }, 'From Date is required'],
    ['fromTime', { fromTime: null }, 'From Time is required'],
    ['toDay', { toDay: null }, 'To Date is required'],
    ['toTime', { toTime: null }, 'To Time is required'],
    ['fromTime', { fromTime: '25:00' }, 'Invalid Date'],
    ['day', { day: 'soon' }, 'Invalid Date'],
    ['toTime', { toTime: '09:00' }, 'To must be after From'],
    ['toTime', { toTime: '08:00' }, 'To must be after From'],
    ['duration', { duration: Number.NaN }, 'Wrong format'],
    ['duration', { isUnspecified: true, duration: null }, 'Duration is required'],
    ['duration', { isUnspecified: true, duration: Number.NaN }, 'Wrong format'],
    ['duration', { isUnspecified: true, duration: 0 }, 'Invalid input'],
    ['duration', { isUnspecified: true, duration: 745 * 3600 }, 'Maximum of 744h is required'],
    ['toTime', { toDay: '2027-11-12' }, 'Maximum of 744h is required'],
    ['day', { day: '1800-01-01' }, 'Enter a date from 01/01/1900 to 31/12/2199'],
    ['taskTitle', { taskTab: 'createNewTask', taskTitle: 'x'.repeat(201) }, 'Maximum 200 characters'],
    ['tags', { tags: ['short', 'x'.repeat(61)] }, 'Maximum 60 characters'],
    ['chargeable', { isFullyChargeable: false, chargeable: -600 }, 'Invalid input'],
    ['chargeable', { isFullyChargeable: false, chargeable: Number.NaN }, 'Wrong format'],
    ['chargeable', { isFullyChargeable: false, chargeable: 99_999 }, "Can't exceed duration"],
    ['nonChargeable', { isFullyChargeable: false, nonChargeable: -60 }, 'Invalid input'],
    ['taskTitle', { taskTab: 'createNewTask', taskTitle: ' ' }, 'Task name is required'],
    ['taskListID', { taskTab: 'createNewTask', taskListID: null }, 'Task list is required'],
  ])('tells what is wrong with %s: %o', (name, changes, message) => {
    expect(problemOf(name, changes)).toBe(message)
  })

  it('asks for a comment where the project does', () => {
    const project = sampleProject({ isTimeSheetCommentsRequired: true })
    expect(problemOf('comment', { comment: '' }, { project })).toBe('Comment is required')
    expect(problemOf('comment', { comment: '' })).toBeUndefined()
  })

  it('asks for a project where the workspace does; a client is none', () => {
    const attachment = { type: 'client', id: 'c' } as const
    expect(problemOf('attachment', { attachment }, { isProjectMandatory: true })).toMatch(/project is mandatory/)
    expect(problemOf('attachment', { attachment })).toBeUndefined()
  })

  it('asks for the details that the project demands', () => {
    const project = sampleProject({
      timeSheetSubmissionDetails: [{ key: 'Work package', type: 'freeText', isRequired: true, isStrategic: false }],
    })
    expect(problemOf('dynamicDetails', {}, { project })).toBe('Work package is required')
  })

  it('has nothing to say about what is right', () => {
    const rules = submissionRules({ timeZone, project: sampleProject(), isProjectMandatory: true })
    expect(hasProblem(sample, rules(sample))).toBe(false)
  })
})

it('refuses a closed day, but not to put the words of what is on it right', () => {
  const problemOnClosed = (savedDay: string | null, closedUntil: string | null) => {
    const rule = submissionRules({ timeZone, project: undefined, isProjectMandatory: false, closedUntil, savedDay })(
      sample,
    ).day
    return rule && firstProblem([rule].flat())(sample.day)
  }
  expect(problemOnClosed(null, '2026-11-11')).toBe('The books are closed up to 11/11/2026')
  expect(problemOnClosed('2026-11-11', '2026-11-11')).toBeUndefined()
  expect(problemOnClosed(null, '2026-11-10')).toBeUndefined()
  expect(problemOnClosed(null, null)).toBeUndefined()
})
