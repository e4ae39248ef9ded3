import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ConnectionError } from '../../api/connection-error'
import { renderInKit } from '../../testing/render-in-kit'
import { DraftsOf } from '../../ui/drafts/draft-scope'
import { reloadDrafts } from '../../ui/drafts/testing/reload-drafts'
import { timeSheetApproval } from '../time-sheets/approval/time-sheet-approval'
import { sampleGroup } from '../time-sheets/testing/sample-group'
import { DenyDialog } from './deny-dialog'

function open(onDeny: (comment: string) => Promise<boolean>) {
  const onClose = vi.fn()
  const view = renderInKit(
    <DraftsOf id="amelia">
      <DenyDialog view={timeSheetApproval} groups={[sampleGroup()]} onDeny={onDeny} onClose={onClose} />
    </DraftsOf>,
  )
  return { ...view, onClose, comment: () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Comment/ }) }
}

const deny = () => screen.getByRole('button', { name: 'Deny' })

it('keeps the comment while the denial does not arrive, over a reload too, until it does', async () => {
  const lost = open(() => Promise.reject(new ConnectionError(undefined)))
  await lost.person.type(lost.comment(), 'Which meeting?')
  await lost.person.click(deny())
  expect((await screen.findByRole('alert')).textContent).toContain('Praxis can’t be reached')
  expect(lost.comment().value).toBe('Which meeting?')
  expect(lost.onClose).not.toHaveBeenCalled()
  lost.unmount()

  reloadDrafts()
  const onDeny = vi.fn(async () => true)
  const again = open(onDeny)
  expect(again.comment().value).toBe('Which meeting?')
  await again.person.click(deny())
  await waitFor(() => expect(again.onClose).toHaveBeenCalledOnce())
  expect(onDeny).toHaveBeenCalledWith('Which meeting?')
  again.unmount()

  reloadDrafts()
  expect(open(onDeny).comment().value).toBe('')
})

it('has the comment again where nothing was denied because all of it had changed', async () => {
  const first = open(async () => false)
  await first.person.type(first.comment(), 'Which meeting?')
  await first.person.click(deny())
  await waitFor(() => expect(first.onClose).toHaveBeenCalledOnce())
  first.unmount()
  const again = open(async () => true)
  expect(again.comment().value).toBe('Which meeting?')
})
