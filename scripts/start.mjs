import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { root, urlInRepository } from './repository.mjs'

takeOneSignalPerPress()
process.chdir(root)
process.setSourceMapsEnabled(true)
await ensureInstalled()
await ensureBuilt()
await import(urlInRepository('apps/server/dist/main.js'))

/**
 * Makes one press of Ctrl-C count once. Under `npm start` its signal may arrive twice within a millisecond, from the
 * terminal and from npm; the second would count as impatience and cut the orderly stop short. A second press a second
 * later still does.
 */
function takeOneSignalPerPress() {
  const emit = process.emit
  let lastSignal = 0
  process.emit = function emitOnce(event, ...args) {
    if (event === 'SIGINT' || event === 'SIGTERM') {
      const now = Date.now()
      if (now - lastSignal < 1000) return true
      lastSignal = now
    }
    return emit.call(this, event, ...args)
  }
}
