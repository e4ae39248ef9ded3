import { describe, expect, it } from 'vitest'
import { amendedText } from './amended-text'
import { sampleSubmission } from './testing/sample-group'

const HOUR = 3600
const original = {
  duration: HOUR,
  chargeableDuration: HOUR,
  comment: 'Mapped feeds',
  roleName: null,
  projectName: 'Data platform',
  taskTitle: null,
  tags: [],
}
const { employee: by } = sampleSubmission()
const amended = (was: Partial<typeof original> | { roleName: string; taskTitle: string; tags: string[] }, now = {}) =>
  amendedText(
    sampleSubmission({ ...now, amendment: { by, at: '2026-11-10T09:00:00Z', original: { ...original, ...was } } }),
  )

describe('what was amended', () => {
  it('is nothing while nobody has', () => {
    expect(amendedText(sampleSubmission())).toBeUndefined()
  })

  it('says what differs, before and after, and no more', () => {
    expect(amended({ duration: 2 * HOUR })).toBe('Amended by Priya Nair: 2h 00m → 1h 00m')
    expect(amended({ chargeableDuration: 0 })).toBe('Amended by Priya Nair: chargeable 0h 00m → 1h 00m')
    expect(amended({ projectName: 'Hiring' })).toBe('Amended by Priya Nair: Hiring → Data platform')
    expect(amended({ roleName: 'Analyst', taskTitle: 'Plan', tags: ['site'] })).toBe(
      'Amended by Priya Nair: role Analyst → none · task Plan → none · tags site → none',
    )
    expect(amended({}, { project: null })).toBe('Amended by Priya Nair: Data platform → no project')
    expect(amended({ comment: '' })).toBe('Amended by Priya Nair: comment was “none”')
  })

  it('still says who did, when it was changed back', () => {
    expect(amended({})).toBe('Amended by Priya Nair')
  })
})
