import { ApiError } from '@praxis/contract/protocol/caller'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DraftsOf } from '../drafts/draft-scope'
import { drafts } from '../drafts/drafts'
import { reloadDrafts } from '../drafts/testing/reload-drafts'
import { changesIfAny } from './draft-changes'
import { type DraftOptions, useDraft } from './use-draft'

interface Values {
  readonly name: string
  readonly city: string
  readonly rate: number | null
}

interface Saved extends Values {
  readonly version: number
}

type Input = Partial<Values>
type Options = DraftOptions<Saved, Values, Input>

beforeEach(() => drafts.clear())

const opened: Saved = { name: 'Northgate', city: 'Leeds', rate: 100, version: 1 }
const valuesOf = ({ name, city, rate }: Saved): Values => ({ name, city, rate })

/** A record on a server that refuses changes made on another version, and its draft. */
function startDraft(changed: Partial<Options> = {}) {
  const server = { saved: opened, sent: [] as Input[] }
  const saveElsewhere = (changes: Input) => {
    server.saved = { ...server.saved, ...changes, version: server.saved.version + 1 }
    return server.saved
  }
  const options: Options = {
    key: 'record/1',
    record: opened,
    fetchNewest: async () => server.saved,
    valuesOf,
    inputOf: (saved, values) => changesIfAny(saved, values),
    problemsOf: ({ name, rate }) => ({
      ...(name === '' && { name: 'Name is required' }),
      ...(Number.isNaN(rate) && { rate: 'Invalid Number' }),
    }),
    send: async (input, { newest }) => {
      if (newest.version !== server.saved.version) throw new ApiError(409, { reason: 'changedMeanwhile' })
      server.sent.push(input)
      return saveElsewhere(input)
    },
    showsRefusal: true,
    ...changed,
  }
  const open = (record: Saved) =>
    renderHook((shown: Saved) => useDraft({ ...options, record: shown }), {
      initialProps: record,
      wrapper: ({ children }) => <DraftsOf id="amelia">{children}</DraftsOf>,
    })
  const { result, rerender, unmount } = open(opened)
  return {
    result,
    server,
    saveElsewhere,
    reopen: () => {
      unmount()
      reloadDrafts()
      return open(server.saved).result
    },
    hear: () => rerender(server.saved),
    edit: (changes: Input) => act(() => result.current.edit(changes)),
    save: () => act(() => result.current.save()),
  }
}

it('sends what differs on the version that is saved, and is clean then', async () => {
  const { result, server, edit, save, hear } = startDraft()
  edit({ city: 'York' })
  expect(result.current).toMatchObject({ isDirty: true, input: { city: 'York' } })
  expect(await save()).toEqual([])
  hear()
  expect(server.sent).toEqual([{ city: 'York' }])
  expect(result.current).toMatchObject({ isDirty: false, values: { city: 'York' }, refusal: undefined })
})

it('sends nothing while a problem stands in the way, says which, and shows it', async () => {
  const { result, server, edit, save } = startDraft()
  edit({ name: '' })
  expect(result.current.field('name').error).toBeUndefined()
  expect(await save()).toEqual(['name'])
  expect(server.sent).toEqual([])
  expect(result.current.field('name')).toMatchObject({ value: '', error: 'Name is required' })
  act(() => result.current.discard())
  expect(result.current).toMatchObject({ isDirty: false, values: { name: 'Northgate' } })
})

it('shows the problem of a field once it was left', () => {
  const { result, edit } = startDraft()
  edit({ name: '' })
  act(() => result.current.field('name').onBlur())
  expect(result.current.field('name').error).toBe('Name is required')
})

it('counts what cannot be read as unsaved, though it would be written as empty', () => {
  const { result, edit } = startDraft({ inputOf: () => undefined })
  edit({ rate: Number.NaN })
  expect(result.current.isDirty).toBe(true)
})

it('checks only what stands in the way of this input', async () => {
  const { server, edit, save } = startDraft({
    problemsOf: () => ({ rate: 'Too much' }),
    isInTheWay: (problem, input) => input !== undefined && problem in input,
  })
  edit({ city: 'York' })
  expect(await save()).toEqual([])
  edit({ rate: 200 })
  expect(await save()).toEqual(['rate'])
  expect(server.sent).toEqual([{ city: 'York' }])
})

it('keeps what was typed when it is refused, with the reason as a whole and at the field', async () => {
  const { result, edit, save } = startDraft({
    send: async () => {
      throw new ApiError(400, { reason: 'nameExists', fields: [{ path: 'details.name', message: 'Taken' }] })
    },
  })
  edit({ name: 'Southgate' })
  expect(await save()).toEqual(['name'])
  expect(result.current.field('name')).toMatchObject({ value: 'Southgate', error: 'Taken' })
  expect(result.current.refusal).toBeTruthy()
  edit({ name: 'Eastgate' })
  expect(result.current.field('name').error).toBeUndefined()
})

it('keeps what was typed while the server cannot be reached', async () => {
  const { result, edit, save } = startDraft({
    send: async () => {
      throw new TypeError('Failed to fetch')
    },
  })
  edit({ city: 'York' })
  await save()
  expect(result.current).toMatchObject({ isDirty: true, isSaving: false, values: { city: 'York' } })
})

it('follows others where nothing was typed, and asks where both have changed the same', async () => {
  const { result, server, saveElsewhere, edit, save, hear } = startDraft()
  edit({ city: 'York' })
  saveElsewhere({ name: 'Northgate plc', city: 'Hull' })
  expect(await save()).toEqual([])
  expect(server.sent).toEqual([])
  expect(result.current.refusal).toBe('Someone else changed this in the meantime')
  hear()
  expect(result.current).toMatchObject({
    values: { name: 'Northgate plc', city: 'York' },
    collisions: [{ path: 'city', mine: 'York', theirs: 'Hull' }],
  })
  act(() => result.current.choose('city', 'mine'))
  await save()
  expect(server.sent).toEqual([{ city: 'York' }])
})

it('is there again after a reload, on top of what others saved meanwhile', () => {
  const { saveElsewhere, edit, reopen } = startDraft()
  edit({ city: 'York' })
  saveElsewhere({ name: 'Northgate plc' })
  const result = reopen()
  expect(result.current).toMatchObject({ isDirty: true, values: { name: 'Northgate plc', city: 'York' } })
  expect(result.current.draft.restoredAt).toBeTypeOf('number')
  act(() => result.current.draft.discardRestored())
  expect(result.current).toMatchObject({ isDirty: false, values: { city: 'Leeds' } })
})

it('leaves out of an earlier version’s draft what no longer fits', () => {
  const { edit, reopen } = startDraft()
  edit({ city: 'York' })
  const place = 'amelia/record/1'
  const kept = drafts.own(place)?.value as { edited: object; base: object }
  drafts.keep(place, { edited: { ...kept.edited, rate: ['a', 'b'], fax: '1' }, base: { ...kept.base, rate: [] } })
  const result = reopen()
  expect(result.current.values).toEqual({ name: 'Northgate', city: 'York', rate: 100 })
})

it('survives a draft that is none', () => {
  const { reopen } = startDraft()
  drafts.keep('amelia/record/1', { edits: { city: 'York' } })
  expect(reopen().current.values).toEqual(valuesOf(opened))
})

it('saves once, however often Save is pressed, and keeps what is typed meanwhile', async () => {
  let answer: (saved: Saved) => void = () => undefined
  const send = vi.fn(() => new Promise<Saved>((resolve) => (answer = resolve)))
  const { result, edit } = startDraft({ send })
  edit({ city: 'York' })
  let saving: Promise<unknown> = Promise.resolve()
  act(() => {
    saving = result.current.save()
    void result.current.save()
  })
  expect(result.current.isSaving).toBe(true)
  edit({ city: 'Yorkshire' })
  answer({ ...opened, city: 'York', version: 2 })
  await act(() => saving)
  expect(send).toHaveBeenCalledTimes(1)
  expect(result.current).toMatchObject({ isDirty: true, isSaving: false, values: { city: 'Yorkshire' } })
})

it('leaves no draft behind when the page goes with what was saved', async () => {
  let close: () => void = () => undefined
  const { edit, save, reopen } = startDraft({ onSaved: () => close() })
  close = () => void reopen()
  edit({ city: 'York' })
  await save()
  expect(drafts.own('amelia/record/1')).toBeUndefined()
})

it('leaves to be saved only what a refused call of several was about', async () => {
  const { result, server, edit, save, hear } = startDraft({
    send: async (_, { newest, saved, sent, settle }) => {
      server.saved = { ...newest, city: 'York', version: 2 }
      settle({ ...sent, rate: saved.rate }, server.saved)
      throw new ApiError(400, { reason: 'unavailable' })
    },
  })
  edit({ city: 'York', rate: 200 })
  await save()
  hear()
  expect(result.current).toMatchObject({ isDirty: true, input: { rate: 200 }, collisions: [] })
})

it('is clean after several calls, each of which was answered', async () => {
  const { result, server, edit, save, hear } = startDraft({
    send: async (input, { newest, saved, sent, settle }) => {
      const first = { ...newest, city: input.city ?? newest.city, version: 2 }
      settle({ ...sent, rate: saved.rate }, first)
      server.saved = { ...first, rate: input.rate ?? null, version: 3 }
      settle(sent, server.saved)
      return server.saved
    },
  })
  edit({ city: 'York', rate: 200 })
  await save()
  hear()
  expect(result.current).toMatchObject({ isDirty: false, values: { city: 'York', rate: 200 } })
})
