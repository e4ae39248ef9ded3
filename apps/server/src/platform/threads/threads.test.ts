import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { CallerGone } from '../shares/lane'
import { Threads } from './threads'

const somebody = { company: 'a', person: 'a1' }

/** A thread that does what it is told, and says which thread it is. */
const OBEDIENT = `
  import { parentPort, threadId } from 'node:worker_threads'
  const deeds = {
    answer: () => parentPort.postMessage(threadId),
    hang: () => { for (;;); },
    die: () => process.exit(1),
    fail: () => { throw new Error('broken') },
    swell: () => { for (const held = []; ; ) held.push(new Array(1000).fill(held.length)) },
  }
  parentPort.on('message', (deed) => deeds[deed]())
`

let folder: string
let script: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'praxis-threads-'))
  script = join(folder, 'obedient.mjs')
  await writeFile(script, OBEDIENT)
})
afterAll(() => rm(folder, { recursive: true }))

let threads: Threads
const start = (rules: { patienceMs?: number; kept?: number } = {}) => {
  threads = new Threads(script, { patienceMs: 20_000, mostMegabytes: 16, kept: 1, ...rules })
  return threads
}
afterEach(() => threads.close())

test('a thread is kept for the next work', async () => {
  start()
  const first = await threads.run<number>('answer', somebody)
  expect(await threads.run<number>('answer', somebody)).toBe(first)
})

test('no more are kept than there should be', async () => {
  start({ kept: 0 })
  const first = await threads.run<number>('answer', somebody)
  expect(await threads.run<number>('answer', somebody)).not.toBe(first)
})

test.each(['die', 'swell'])('work in which a thread is to %s is refused, and the next has another', async (deed) => {
  start()
  const first = await threads.run<number>('answer', somebody)
  await expect(threads.run(deed, somebody)).rejects.toMatchObject({ reason: 'unavailable' })
  expect(await threads.run<number>('answer', somebody)).not.toBe(first)
})

test('work that hangs is refused when its time is over, and its thread ended', async () => {
  start({ patienceMs: 200 })
  await expect(threads.run('hang', somebody)).rejects.toMatchObject({ reason: 'unavailable' })
  expect(Reflect.get(threads, 'all').size).toBe(0)
})

test('what goes wrong in a thread is told as it is', async () => {
  await expect(start().run('fail', somebody)).rejects.toThrow('broken')
  expect(Reflect.get(threads, 'all').size).toBe(0)
})

test('nothing is done any more for somebody who has gone', async () => {
  let go = () => {}
  const onGone = (listener: () => void) => {
    go = listener
    return () => {}
  }
  const work = start().run('hang', { ...somebody, onGone })
  go()
  await expect(work).rejects.toBeInstanceOf(CallerGone)
  expect(Reflect.get(threads, 'all').size).toBe(0)
})
