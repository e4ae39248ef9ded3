import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { lookAfterFailedParts } from './failed-parts'
import { inDialog } from './in-dialog'
import { late } from './late'

afterEach(() => lookAfterFailedParts(window))

it('tells in a dialog that one has not arrived, which can be asked for again and closed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isLost = true
  const Lost = late<(props: { onClose: () => void }) => string>(async () => {
    if (!isLost) return { default: () => 'Here it is' }
    throw Object.assign(new Error(), { name: 'ChunkLoadError' })
  }, inDialog)
  const onClose = vi.fn()
  renderInKit(
    <Suspense>
      <Lost onClose={onClose} />
    </Suspense>,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Not loaded yet' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)

  isLost = false
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }))
  await act(async () => undefined)
  expect(await screen.findByText('Here it is')).toBeTruthy()
})
