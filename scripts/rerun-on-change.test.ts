import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { root } from './repository.mjs'
import { keepRunning, watchSources } from './rerun-on-change.mjs'

interface Program {
  readonly child: { readonly kill: ReturnType<typeof vi.fn> }
  readonly ended: Promise<void>
  readonly end: () => void
}

const program = (): Program => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { child: { kill: vi.fn() }, ended, end }
}

const startPrograms = () => {
  const begun: Program[] = []
  const running = keepRunning(() => {
    const next = program()
    begun.push(next)
    return next
  })
  return { begun, running }
}

test('a program is begun anew once the one before has ended, however many changes there were', async () => {
  const { begun, running } = startPrograms()
  for (let change = 0; change < 3; change += 1) running.rerun()
  await vi.waitFor(() => expect(begun[0]?.child.kill).toHaveBeenCalledExactlyOnceWith('SIGTERM'))
  running.rerun()
  expect(begun).toHaveLength(1)
  begun[0]?.end()
  await vi.waitFor(() => expect(begun).toHaveLength(2))
  expect(begun[1]?.child.kill).not.toHaveBeenCalled()
})

test('a stop amid a change waits for the program on its way out, tells it once, and begins no other', async () => {
  const { begun, running } = startPrograms()
  running.rerun()
  await vi.waitFor(() => expect(begun[0]?.child.kill).toHaveBeenCalled())
  const stopped = vi.fn()
  const stopping = running.stop().then(stopped)
  await Promise.resolve()
  expect(stopped).not.toHaveBeenCalled()
  begun[0]?.end()
  await stopping
  running.rerun()
  await running.stop()
  expect(begun).toHaveLength(1)
  expect(begun[0]?.child.kill).toHaveBeenCalledOnce()
})

test('changed sources are noticed, changed tests are not', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'praxis-sources-'))
  mkdirSync(path.join(folder, 'deep'))
  const changed = vi.fn()
  const stopLooking = watchSources([path.relative(root, folder)], changed)
  writeFileSync(path.join(folder, 'deep', 'one.test.ts'), '')
  await vi.waitFor(
    () => {
      writeFileSync(path.join(folder, 'deep', 'one.ts'), '')
      expect(changed).toHaveBeenCalled()
    },
    { timeout: 10_000, interval: 150 },
  )
  stopLooking()
  rmSync(folder, { recursive: true })
})
