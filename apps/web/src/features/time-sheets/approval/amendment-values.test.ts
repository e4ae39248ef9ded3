import { describe, expect, it } from 'vitest'
import { sampleSubmission } from '../testing/sample-group'
import { amendmentOf } from './amendment-values'

const HOUR = 3600
const values = {
  duration: HOUR,
  chargeable: HOUR,
  roleID: null,
  taskID: null,
  comment: 'Mapped feeds',
  tags: [],
}

describe('an amendment', () => {
  it('says only what was changed', () => {
    expect(amendmentOf(sampleSubmission(), values)).toEqual({})
    expect(amendmentOf(sampleSubmission(), { ...values, comment: ' Mapped all feeds ' })).toEqual({
      comment: 'Mapped all feeds',
    })
    expect(amendmentOf(sampleSubmission(), { ...values, tags: ['workshop'] })).toEqual({ tags: ['workshop'] })
  })

  it('names another role and task, or that there is none', () => {
    const taskList = { id: 'list' }
    const logged = sampleSubmission({ roleID: 'analyst', task: { id: 'plan', title: 'Plan', taskList } })
    expect(amendmentOf(logged, { ...values, roleID: 'analyst', taskID: 'plan' })).toEqual({})
    expect(amendmentOf(logged, { ...values, roleID: 'lead', taskID: 'map' })).toEqual({ roleID: 'lead', taskID: 'map' })
    expect(amendmentOf(logged, values)).toEqual({ roleID: null, taskID: null })
  })

  it('keeps time fully chargeable, or says how much of it is', () => {
    expect(amendmentOf(sampleSubmission(), { ...values, duration: 2 * HOUR, chargeable: 2 * HOUR })).toEqual({
      duration: 2 * HOUR,
      isFullyChargeable: true,
    })
    expect(amendmentOf(sampleSubmission(), { ...values, chargeable: HOUR / 2 })).toEqual({
      chargeableDuration: HOUR / 2,
    })
  })

  it('says nothing of charging for time that nobody is charged for', () => {
    const internal = sampleSubmission({
      project: { id: 'p', details: { name: 'Hiring' }, isInternal: true },
      chargeableDuration: 0,
      isFullyChargeable: false,
    })
    expect(amendmentOf(internal, { ...values, duration: 2 * HOUR, chargeable: 0 })).toEqual({ duration: 2 * HOUR })
  })
})
