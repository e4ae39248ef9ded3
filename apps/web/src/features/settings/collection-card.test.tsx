import { ApiError } from '@praxis/contract/protocol/caller'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { TextField } from '../../ui/forms/text-field'
import { CollectionCard, type CollectionProps } from './collection-card'
import { nameRules } from './collections/collection-rules'

interface Stage {
  readonly id: string
  readonly name: string
  readonly version: number
}

const lead: Stage = { id: '1', name: 'Lead', version: 1 }

function renderStages(props: Partial<CollectionProps<Stage, { readonly name: string }>> = {}) {
  const actions = { onCreate: vi.fn(), onUpdate: vi.fn(), onDelete: vi.fn() }
  const stages = (items: readonly Stage[]) => (
    <CollectionCard<Stage, { readonly name: string }>
      title="Stages"
      noun="stage"
      items={items}
      columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name }]}
      emptyText="Add the first stage."
      nameOf={({ name }) => name}
      valuesOf={(stage) => ({ name: stage?.name ?? '' })}
      rules={() => ({ name: nameRules() })}
      fields={(form) => <TextField {...form.field('name')} label="Name" />}
      labels={{ name: 'Name' }}
      onCreate={actions.onCreate}
      onUpdate={actions.onUpdate}
      deletion={{ onDelete: actions.onDelete }}
      {...props}
    />
  )
  const { person, rerender } = renderInKit(stages([lead]))
  return { person, ...actions, nowSaved: (stage: Stage) => rerender(stages([stage])) }
}

it('adds what was typed', async () => {
  const { person, onCreate } = renderStages()
  await person.click(screen.getByRole('button', { name: 'Add stage' }))
  await person.type(screen.getByLabelText('Name'), 'Won{Enter}')
  expect(onCreate).toHaveBeenCalledWith({ name: 'Won' }, expect.any(String))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('keeps what was typed when the name is taken, and says so at the field', async () => {
  const onCreate = vi.fn().mockRejectedValue(new ApiError(409, { reason: 'nameExists' }))
  const { person } = renderStages({ onCreate })
  await person.click(screen.getByRole('button', { name: 'Add stage' }))
  await person.type(screen.getByLabelText('Name'), 'Lead{Enter}')
  expect(await screen.findAllByText('This name is already in use')).not.toHaveLength(0)
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Lead')
})

it('sends nothing when an item was opened and left as it is', async () => {
  const { person, onUpdate } = renderStages()
  await person.click(screen.getByRole('cell', { name: 'Lead' }))
  await person.type(screen.getByLabelText('Name'), '{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onUpdate).not.toHaveBeenCalled()
})

it('asks by name before it deletes, and shows what is in the way', async () => {
  const onDelete = vi.fn().mockRejectedValue(new ApiError(409, { reason: 'recordInUse', usedBy: '3 opportunities' }))
  const { person } = renderStages({ deletion: { onDelete } })
  await person.click(screen.getByRole('button', { name: 'Actions for Lead' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByRole('dialog', { name: 'Delete “Lead”?' })).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('This can’t be deleted while it has 3 opportunities')).toBeTruthy()
})

it('says what an empty collection is for', () => {
  renderStages({ items: [] })
  expect(screen.getByText('Add the first stage.')).toBeTruthy()
})

it('tells who edits an item that somebody else has changed meanwhile, and saves only what was typed', async () => {
  const { person, onUpdate, nowSaved } = renderStages()
  await person.click(screen.getByRole('cell', { name: 'Lead' }))
  await person.type(screen.getByLabelText('Name'), ' in')
  expect(screen.queryByText(/Someone else changed this stage/)).toBeNull()
  const newer = { ...lead, name: 'Prospect', version: 2 }
  nowSaved(newer)
  expect(screen.getByRole('status').textContent).toMatch(
    /^Someone else changed this stage while you were editing: Name to Prospect\./,
  )
  expect(screen.getByRole('dialog', { name: 'Edit Lead' })).toBeTruthy()
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Lead in')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(onUpdate).toHaveBeenCalledWith(newer, { name: 'Lead in' }, { name: 'Lead in' })
})

it('tells who edits an item that somebody else has deleted meanwhile, and keeps what was typed', async () => {
  const onUpdate = vi.fn().mockRejectedValue(new ApiError(404, { reason: 'notFound' }))
  const { person } = renderStages({ onUpdate })
  await person.click(screen.getByRole('cell', { name: 'Lead' }))
  await person.type(screen.getByLabelText('Name'), ' in')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This was deleted in the meantime, or you no longer have access to it. What you typed is still here.',
  )
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Lead in')
})
