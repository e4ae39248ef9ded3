const STORAGE_KEY = 'praxis-chunk-reload'
const MINUTE = 60_000

let reloading = false

/** True while the page reloads itself, so that the error page does not flash up before it is gone. */
export function isReloading(): boolean {
  return reloading
}

/** A failed chunk usually means a newer version was deployed; a reload fetches it, a second one soon after would not help. */
export function mayReload(lastReload: string | null, now: number): boolean {
  const last = Number(lastReload)
  return !lastReload || Number.isNaN(last) || now - last >= MINUTE
}

/** Chunk failures carry this name, so that Retry knows that only loading the page again can help. */
const CHUNK_ERROR_NAME = 'ChunkLoadError'

export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === CHUNK_ERROR_NAME
}

interface Page extends Pick<EventTarget, 'addEventListener'> {
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  location: Pick<Location, 'reload'>
}

export function reloadOnFailedChunk(target: Page): void {
  target.addEventListener('vite:preloadError', (event) => {
    if (!('payload' in event && event.payload instanceof Error)) return
    // The router has its own reload for errors it knows by their message; renaming keeps the decision here.
    event.payload.name = CHUNK_ERROR_NAME
    event.payload.message = 'This page could not be loaded'
    if (!mayReload(target.sessionStorage.getItem(STORAGE_KEY), Date.now())) return
    target.sessionStorage.setItem(STORAGE_KEY, String(Date.now()))
    reloading = true
    target.location.reload()
  })
}
