import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog } from './dialog'
import { PanelLayout, SidePanel } from './side-panel'

describe('the confirm dialog', () => {
  const confirmation = { opened: true, title: 'Delete “Timetable portal”?', confirmLabel: 'Delete project' }

  it('does what was confirmed, once', async () => {
    const onConfirm = vi.fn()
    const { person } = renderInKit(<ConfirmDialog {...confirmation} onClose={() => undefined} onConfirm={onConfirm} />)
    await person.click(screen.getByRole('button', { name: 'Delete project' }))
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('stays locked until the secret text is typed', async () => {
    const onConfirm = vi.fn()
    const { person } = renderInKit(
      <ConfirmDialog {...confirmation} secret="Timetable portal" onClose={() => undefined} onConfirm={onConfirm} />,
    )
    const button = screen.getByRole('button', { name: 'Delete project' })
    const field = screen.getByRole('textbox')
    expect(button.hasAttribute('disabled')).toBe(true)
    await person.type(field, 'Timetable po')
    await person.tab()
    expect(screen.getByText('Invalid Secret')).toBeTruthy()
    await person.clear(field)
    await person.type(field, 'Timetable portal')
    expect(screen.queryByText('Invalid Secret')).toBeNull()
    await person.click(button)
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('waits for what was confirmed and cannot be pressed twice', async () => {
    let finish: () => void = () => undefined
    const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const { person } = renderInKit(<ConfirmDialog {...confirmation} onClose={() => undefined} onConfirm={onConfirm} />)
    const button = screen.getByRole('button', { name: 'Delete project' })
    await person.click(button)
    await person.click(button)
    expect(onConfirm).toHaveBeenCalledOnce()
    finish()
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
  })

  it('takes the other button as an answer of its own, where it is one', async () => {
    const [onClose, onCancel] = [vi.fn(), vi.fn()]
    const { person } = renderInKit(
      <ConfirmDialog
        {...confirmation}
        cancelLabel="Keep it"
        onCancel={onCancel}
        onClose={onClose}
        onConfirm={() => undefined}
      />,
    )
    await person.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(onCancel).toHaveBeenCalledOnce()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('closes by Escape', async () => {
    const onClose = vi.fn()
    const { person } = renderInKit(<ConfirmDialog {...confirmation} onClose={onClose} onConfirm={() => undefined} />)
    await person.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('a dialog', () => {
  function AddClient({ isDirty, onClose }: { isDirty: boolean; onClose: () => void }) {
    return (
      <Dialog opened title="Add client" isDirty={isDirty} onClose={onClose}>
        The form
      </Dialog>
    )
  }

  it('closes by Escape when nothing would be lost', async () => {
    const onClose = vi.fn()
    const { person } = renderInKit(<AddClient isDirty={false} onClose={onClose} />)
    expect(screen.getByRole('dialog', { name: 'Add client' })).toBeTruthy()
    await person.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes by a click beside it, but not by the second half of the double click that opened it', () => {
    const onClose = vi.fn()
    const { baseElement } = renderInKit(<AddClient isDirty={false} onClose={onClose} />)
    const beside = baseElement.querySelector('.mantine-Modal-overlay') ?? baseElement
    fireEvent.click(beside, { detail: 2 })
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(beside, { detail: 1 })
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('asks first when something would be lost', async () => {
    const onClose = vi.fn()
    const { person } = renderInKit(<AddClient isDirty onClose={onClose} />)
    await person.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    await person.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(onClose).not.toHaveBeenCalled()
    await person.click(screen.getByRole('button', { name: 'Close' }))
    await person.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('the side panel', () => {
  function ListWithPanel({ isDirty = false }: { isDirty?: boolean }) {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <PanelLayout
        panel={
          isOpen && (
            <SidePanel title="Data platform" isDirty={isDirty} onClose={() => setIsOpen(false)}>
              <input aria-label="Comment" />
            </SidePanel>
          )
        }
      >
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
      </PanelLayout>
    )
  }

  it('takes the keyboard when it opens, closes by Escape and gives it back to where it came from', async () => {
    const { person } = renderInKit(<ListWithPanel />)
    const opener = screen.getByRole('button', { name: 'Open' })
    await person.click(opener)
    const panel = screen.getByRole('region', { name: 'Data platform' })
    expect(panel).toBe(document.activeElement)
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Data platform' })).toBeNull()
    expect(opener).toBe(document.activeElement)
  })

  it('stands before its fields are made, and gives the keyboard to the first of them', async () => {
    const stoodAlready: boolean[] = []
    const Fields = () => {
      stoodAlready.push(screen.queryByRole('heading', { name: 'Data platform' }) !== null)
      return <input aria-label="Duration" data-autofocus />
    }
    renderInKit(
      <SidePanel title="Data platform" onClose={() => undefined}>
        <Fields />
      </SidePanel>,
    )
    expect(await screen.findByLabelText('Duration')).toBe(document.activeElement)
    expect(stoodAlready[0]).toBe(true)
  })

  it('asks before it loses what was typed', async () => {
    const { person } = renderInKit(<ListWithPanel isDirty />)
    await person.click(screen.getByRole('button', { name: 'Open' }))
    await person.click(screen.getByRole('button', { name: 'Close' }))
    await person.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(screen.queryByRole('region', { name: 'Data platform' })).toBeNull()
  })
})
