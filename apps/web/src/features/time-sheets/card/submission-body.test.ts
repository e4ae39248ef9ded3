import { describe, expect, it } from 'vitest'
import { dataPlatform, sampleProject, sampleSubmission } from '../testing/sample-time'
import { bodyOf, changesOf } from './submission-body'
import { type SubmissionValues, startOf, valuesOf } from './submission-values'

const London = 'Europe/London'
const TODAY = '2026-11-12'
const context = { timeZone: London, project: sampleProject(), roleID: null, hasTags: false }
const valuesOfSample = (changes: Partial<SubmissionValues> = {}) => ({
  ...valuesOf(startOf(sampleSubmission()), TODAY, London),
  ...changes,
})

describe('what the form sends', () => {
  it('is the time between two clocks of the person’s time zone', () => {
    const values = valuesOfSample({ day: '2026-07-01', toDay: '2026-07-01', fromTime: '09:00', toTime: '10:30' })
    expect(bodyOf(values, context)).toMatchObject({
      from: '2026-07-01T08:00:00.000Z',
      to: '2026-07-01T09:30:00.000Z',
      duration: 5400,
    })
  })

  it('is the day at 00:00 UTC and a duration, without a time of day', () => {
    const values = valuesOfSample({ isUnspecified: true, day: '2026-07-01', duration: 5400 })
    expect(bodyOf(values, context)).toMatchObject({ from: '2026-07-01T00:00:00.000Z', to: null, duration: 5400 })
  })

  it('says nothing of chargeability in an internal project, nor without one', () => {
    const internal = { ...context, project: sampleProject({ isInternal: true }) }
    expect(bodyOf(valuesOfSample(), internal)).not.toHaveProperty('isFullyChargeable')
    const personal = { ...context, project: undefined }
    expect(bodyOf(valuesOfSample({ attachment: null }), personal)).not.toHaveProperty('chargeableDuration')
  })

  it('names what of the time is chargeable when it is not all of it', () => {
    const values = valuesOfSample({ isFullyChargeable: false, chargeable: 3600, nonChargeable: 9000 })
    expect(bodyOf(values, context)).toMatchObject({ isFullyChargeable: false, chargeableDuration: 3600 })
  })

  it('makes a new task in a new list', () => {
    const list = { id: 'l', name: 'Release 3' }
    const values = valuesOfSample({
      taskTab: 'createNewTask',
      taskTitle: ' Sign-off ',
      newTaskList: list,
      taskListID: 'l',
    })
    const body = bodyOf(values, context)
    expect(body.createTaskInput).toEqual({ title: 'Sign-off', createTaskListInput: list })
    expect(body).not.toHaveProperty('taskID')
  })

  it('is nothing when nothing differs', () => {
    const saved = bodyOf(valuesOfSample(), context)
    expect(changesOf(saved, bodyOf(valuesOfSample(), context))).toBeUndefined()
  })

  it('is what differs, with all that belongs to it', () => {
    const saved = bodyOf(valuesOfSample(), context)
    expect(changesOf(saved, bodyOf(valuesOfSample({ comment: 'Sent to Priya' }), context))).toEqual({
      comment: 'Sent to Priya',
    })
    expect(changesOf(saved, bodyOf(valuesOfSample({ toTime: '13:00' }), context))).toEqual({
      from: '2026-11-11T09:00:00.000Z',
      to: '2026-11-11T13:00:00.000Z',
      duration: 14_400,
      isFullyChargeable: true,
    })
  })
})

describe('what the form begins with', () => {
  it('is what was saved, read back as it was', () => {
    expect(bodyOf(valuesOfSample(), context)).toMatchObject({
      from: '2026-11-11T09:00:00.000Z',
      to: '2026-11-11T12:30:00.000Z',
      projectID: dataPlatform.id,
      comment: 'Mapped billing feeds',
    })
  })

  it('of time on an opportunity has neither task nor anything to charge', () => {
    const start = { opportunityID: 'o', clientID: 'c', day: TODAY, duration: 3600, task: { id: 't', title: 'Draft' } }
    const body = bodyOf(valuesOf(start, TODAY, London), { ...context, project: undefined, roleID: 'r' })
    expect(body).toMatchObject({ projectID: null, opportunityID: 'o', clientID: null, taskID: null, roleID: 'r' })
    expect(body).not.toHaveProperty('isFullyChargeable')
  })

  it('keeps the seconds of a timer', () => {
    const values = valuesOf({ from: '2026-11-11T09:00:07.000Z', to: '2026-11-11T09:41:12.000Z' }, TODAY, London)
    expect(values).toMatchObject({ fromTime: '09:00:07', toTime: '09:41:12', chargeable: 2465, nonChargeable: 0 })
  })

  it('is today, with a duration alone, when nothing is known', () => {
    expect(valuesOf({}, TODAY, London)).toMatchObject({ day: TODAY, isUnspecified: true, attachment: null })
  })
})
