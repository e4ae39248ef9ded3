// @vitest-environment happy-dom
import { ApiError } from '@praxis/contract/client'
import type { CompanyManagementInput } from '@praxis/contract/company-management'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useSettingsDraft } from './use-settings-draft'

const update = vi.hoisted(() => vi.fn())
vi.mock('./settings.mutations', () => ({ useUpdateCompanyManagement: () => ({ mutateAsync: update }) }))
vi.mock('../../ui/feedback/snackbar', () => ({ showSuccess: () => undefined }))

beforeEach(() => {
  update.mockReset().mockResolvedValue({})
})

interface Values {
  readonly name: string
  readonly domain: string
}

const saved: Values = { name: 'Calder', domain: 'calder' }
const bodyOf = (changed: Partial<Values>): CompanyManagementInput => ({ details: changed })

const startDraft = () =>
  renderHook(
    (now: Values) => useSettingsDraft<Values>({ saved: now, bodyOf, fieldOfReason: { domainExists: 'domain' } }),
    {
      initialProps: saved,
    },
  )

it('sends what changed, and is clean once that is what is saved', async () => {
  const { result, rerender } = startDraft()
  act(() => result.current.form.setValue('name', ' Rowe '))
  expect(result.current.isDirty).toBe(true)
  await act(() => result.current.form.save())
  expect(update).toHaveBeenCalledExactlyOnceWith({ details: { name: ' Rowe ' } })
  // The server may write it more tidily than it was typed.
  rerender({ ...saved, name: 'Rowe' })
  expect(result.current.form.values.name).toBe('Rowe')
  expect(result.current.isDirty).toBe(false)
})

it('calls nobody when nothing changed', async () => {
  const { result } = startDraft()
  await act(() => result.current.form.save())
  expect(update).not.toHaveBeenCalled()
})

it('keeps what was typed when it is refused, and says why at the field', async () => {
  update.mockRejectedValue(new ApiError(409, { reason: 'domainExists' }))
  const { result } = startDraft()
  act(() => result.current.form.setValue('domain', 'rowe'))
  await act(() => result.current.form.save())
  expect(result.current.form.field('domain')).toMatchObject({ value: 'rowe', error: 'This address is taken' })
  expect(result.current.isDirty).toBe(true)
})

it('follows what somebody else saved where nothing was typed, and tells where both did', () => {
  const { result, rerender } = startDraft()
  act(() => result.current.form.setValue('name', 'Ours'))
  rerender({ name: 'Calder', domain: 'moved' })
  expect(result.current.form.values).toEqual({ name: 'Ours', domain: 'moved' })
  expect(result.current.conflicts).toEqual([])
  rerender({ name: 'Theirs', domain: 'moved' })
  expect(result.current.conflicts).toEqual(['name'])
  act(() => result.current.takeTheirs())
  expect(result.current.form.values.name).toBe('Theirs')
  expect(result.current.isDirty).toBe(false)
})

it('goes back to what is saved by Discard', () => {
  const { result } = startDraft()
  act(() => result.current.form.setValue('name', 'Rowe'))
  act(() => result.current.discard())
  expect(result.current.form.values).toEqual(saved)
  expect(result.current.isDirty).toBe(false)
})
