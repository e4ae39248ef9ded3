import { requestStates } from '@praxis/contract/requests/request-rules'
import { describe, expect, it } from 'vitest'
import { isOpenToChange, submissionCan } from './submission-policy'

const standing = {
  isOwn: true,
  isApprover: false,
  isProjectActive: true,
  isCorrected: false,
  isLinked: false,
  isInvoiced: false,
}
const allowed = (can: ReturnType<typeof submissionCan>) =>
  Object.entries(can)
    .filter(([, isAllowed]) => isAllowed)
    .map(([name]) => name)

describe.each(requestStates)('time that is %s', (state) => {
  const own: readonly string[] = {
    unsubmitted: ['edit', 'delete', 'submit'],
    waitingForApproval: ['edit', 'delete'],
    approved: [],
    denied: ['correct'],
  }[state]
  const approvers: readonly string[] = {
    unsubmitted: [],
    waitingForApproval: ['decide'],
    approved: ['reopen'],
    denied: [],
  }[state]

  it('may be changed by its owner as long as nobody has decided', () => {
    expect(allowed(submissionCan({ ...standing, state }))).toEqual(own)
    expect(isOpenToChange(state)).toBe(own.includes('delete'))
  })

  it('is decided on by its approver, unless it follows another request', () => {
    const approver = { ...standing, state, isOwn: false, isApprover: true }
    expect(allowed(submissionCan(approver))).toEqual(approvers)
    expect(allowed(submissionCan({ ...approver, isLinked: true }))).toEqual([])
    const onInvoice = allowed(submissionCan({ ...approver, isInvoiced: true }))
    expect(onInvoice).toEqual(approvers.filter((can) => can !== 'reopen'))
  })

  it('is nobody else’s', () => {
    expect(allowed(submissionCan({ ...standing, state, isOwn: false }))).toEqual([])
  })

  it('cannot be edited once its project is completed, nor corrected twice', () => {
    const over = submissionCan({ ...standing, state, isProjectActive: false, isCorrected: true })
    expect([over.edit, over.correct]).toEqual([false, false])
  })
})
