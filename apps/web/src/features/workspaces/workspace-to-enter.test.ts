import { describe, expect, it } from 'vitest'
import { sampleEmployment } from './testing/sample-workspace'
import { workspaceToEnter } from './workspace-to-enter'

const one = sampleEmployment('one')
const two = sampleEmployment('two')
const closed = sampleEmployment('closed', { isActive: false })

describe('the workspace to enter', () => {
  it('is the only one there is', () => {
    expect(workspaceToEnter([one, closed], undefined)).toBe(one)
  })

  it('is the one the person was in last', () => {
    expect(workspaceToEnter([one, two], two.id)).toBe(two)
  })

  it('is theirs to choose when there are several, or the last one is closed now', () => {
    expect(workspaceToEnter([one, two], undefined)).toBeUndefined()
    expect(workspaceToEnter([one, two, closed], closed.id)).toBeUndefined()
    expect(workspaceToEnter([], undefined)).toBeUndefined()
  })
})
