import { watch } from 'node:fs'
import { inRepository } from './repository.mjs'

/** How long it has to be quiet: editors write a file in several steps, and branches change many. */
const quietMs = 100

/** Keeps a program running, restarted on request: one process at a time, each waited for, and none after `stop`. */
export function keepRunning(begin) {
  let running = begin()
  let isDue = false
  let isStopped = false
  let turn = Promise.resolve()

  async function end() {
    running?.child.kill('SIGTERM')
    await running?.ended
    running = null
  }

  return {
    rerun() {
      if (isDue || isStopped) return
      isDue = true
      turn = turn.then(async () => {
        await end()
        isDue = false
        if (!isStopped) running = begin()
      })
    },
    /** Stops also during a restart: a process that is ending is not told twice, and the next one is never started. */
    stop() {
      isStopped = true
      turn = turn.then(end)
      return turn
    },
  }
}

/** Calls back once it is quiet again after a change in these folders, tests apart; returns how to stop watching. */
export function watchSources(folders, changed) {
  let quiet
  const watchers = folders.map((folder) =>
    watch(inRepository(folder), { recursive: true }, (_, name) => {
      if (!name || /node_modules|\.test\.|~$/.test(name)) return
      clearTimeout(quiet)
      quiet = setTimeout(changed, quietMs)
    }),
  )
  // A folder that is removed while it is watched is a change like any other, and no reason to end.
  for (const watcher of watchers) watcher.on('error', () => {})
  return () => {
    clearTimeout(quiet)
    for (const watcher of watchers) watcher.close()
  }
}
