import { watch } from 'node:fs'
import { inRepository } from './repository.mjs'

/** Editors write a file in several steps, and branches change many. */
const quietMs = 100

/** A program that runs, begun anew on request: one of it at a time, each waited for to its end, and none after `stop`. */
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
    /** Also while it is begun anew: what is on its way out is not told twice, and what is not there yet never comes. */
    stop() {
      isStopped = true
      turn = turn.then(end)
      return turn
    },
  }
}

/** Calls back once it is quiet again after a change in these folders, tests apart; returns how to stop looking. */
export function watchSources(folders, changed) {
  let quiet
  const watchers = folders.map((folder) =>
    watch(inRepository(folder), { recursive: true }, (_, name) => {
      if (!name || /node_modules|\.test\.|~$/.test(name)) return
      clearTimeout(quiet)
      quiet = setTimeout(changed, quietMs)
    }),
  )
  // A folder that goes while it is looked into is a change like any other, and no reason to end.
  for (const watcher of watchers) watcher.on('error', () => {})
  return () => {
    clearTimeout(quiet)
    for (const watcher of watchers) watcher.close()
  }
}
