import { describe, expect, it } from 'vitest'
import { changesBetween } from './changes'

describe('what the history keeps of a change', () => {
  it('keeps only the fields that differ, as they were and as they are', () => {
    expect(changesBetween({ name: 'A', city: 'Bath', tags: ['x'] }, { name: 'B', city: 'Bath', tags: ['x'] })).toEqual({
      before: { name: 'A' },
      after: { name: 'B' },
    })
  })

  it('shows a field that came or went as empty on the other side', () => {
    expect(changesBetween({ fax: '1' }, { mobile: '2' })).toEqual({
      before: { fax: '1', mobile: null },
      after: { fax: null, mobile: '2' },
    })
  })

  it('keeps everything of a record that was created or deleted', () => {
    expect(changesBetween(undefined, { name: 'A' })).toEqual({ after: { name: 'A' } })
    expect(changesBetween({ name: 'A' }, undefined)).toEqual({ before: { name: 'A' } })
  })

  it('says that a secret changed but never what it is', () => {
    const { before, after } = changesBetween(
      { passwordHash: 'old', totpSecret: null, name: 'A' },
      { passwordHash: 'new', totpSecret: 'JBSWY3DP', name: 'A' },
    )
    expect(JSON.stringify([before, after])).not.toMatch(/old|new|JBSWY3DP/)
    expect(Object.keys(after ?? {})).toEqual(['passwordHash', 'totpSecret'])
  })

  it('says that a sealed value changed, whatever it is called, and keeps none of it', () => {
    const changes = changesBetween({ account: 's1.0a1b2c3d.AAAA' }, { account: 's1.0a1b2c3d.BBBB' })
    expect(changes).toEqual({ before: { account: '(hidden)' }, after: { account: '(hidden)' } })
  })
})
