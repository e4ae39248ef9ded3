import { expect, test, vi } from 'vitest'
import { Lifetime } from './lifetime'

const openDoor = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test('what was begun is ended in the opposite order, once, and the failure of one keeps no other from it', async () => {
  const ended: string[] = []
  const report = vi.fn()
  const lifetime = new Lifetime(report)
  await lifetime.begin(async () => {
    lifetime.onEnd(async () => void ended.push('database'))
    lifetime.onEnd(() => Promise.reject(new Error('stuck')))
    lifetime.onEnd(async () => void ended.push('server'))
  })
  await Promise.all([lifetime.end(), lifetime.end()])
  expect(ended).toEqual(['server', 'database'])
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('stuck'))
})

test('an end in the middle of the beginning waits for the step under way, ends what it began, and is no failure', async () => {
  const ended: string[] = []
  const step = openDoor()
  const lifetime = new Lifetime(vi.fn())
  const begun = lifetime.begin(async () => {
    await step.opened
    lifetime.onEnd(async () => void ended.push('database'))
    lifetime.signal.throwIfAborted()
    lifetime.onEnd(async () => void ended.push('server'))
  })
  const over = lifetime.end()
  expect(lifetime.signal.aborted).toBe(true)
  expect(ended).toEqual([])
  step.open()
  await Promise.all([begun, over])
  expect(ended).toEqual(['database'])
})

test('a beginning that fails ends what had begun before anybody hears of it, also when told to end meanwhile', async () => {
  const ended: string[] = []
  const closing = openDoor()
  const lifetime = new Lifetime(vi.fn())
  const begun = lifetime.begin(async () => {
    lifetime.onEnd(async () => {
      await closing.opened
      ended.push('database')
    })
    throw new Error('the port is taken')
  })
  const told = Promise.resolve().then(() => lifetime.end())
  closing.open()
  await expect(begun).rejects.toThrow('the port is taken')
  expect(ended).toEqual(['database'])
  await told
})
