import { beforeAll, expect, test, vi } from 'vitest'
import { notes } from '../../../../../bench/notes/notes.contract'
import { createNotesFirm, startNotesServer } from '../../testing/notes-world'
import type { TestPerson } from '../../testing/people'

const server = await startNotesServer()
const { answers } = server.platform.shares
let firm: Awaited<ReturnType<typeof createNotesFirm>>

beforeAll(async () => {
  firm = await createNotesFirm(server)
  for (let number = 0; number < 40; number += 1)
    await firm.author.call(notes.createNote, { body: { ...firm.draft(), body: 'x'.repeat(10_000) } })
})

const callerOf = ({ userId, companyId }: TestPerson) => ({ company: companyId, person: userId })

test('a large answer has a place until it is sent, and a small one needs none', async () => {
  const before = answers.figures.entered
  await firm.author.call(notes.listNotes, { query: { per: 10 } })
  expect(answers.figures.entered).toBe(before)
  await firm.author.call(notes.listNotes, { query: { per: 40 } })
  expect(answers.figures.entered).toBe(before + 1)
  await vi.waitUntil(() => answers.figures.inside === 0, 20_000)
})

test('whoever leaves sixteen large answers unread gets no more of them, but everything else, and colleagues get theirs', async () => {
  const unread = Array.from({ length: 16 }, () => callerOf(firm.author))
  for (const caller of unread) await answers.enter(caller)
  const refusal = await firm.author.refusal(notes.listNotes, { query: { per: 40 } })
  expect(refusal).toMatchObject({ status: 429, reason: 'tooManyRequests', retryAfter: 1 })
  expect((await firm.author.call(notes.listNotes, { query: { per: 10 } })).items).toHaveLength(10)
  expect((await firm.manager.call(notes.listNotes, { query: { per: 40 } })).items).toHaveLength(40)
  for (const caller of unread) answers.leave(caller)
  expect((await firm.author.call(notes.listNotes, { query: { per: 40 } })).items).toHaveLength(40)
})
