import { isAnythingUnsaved, wouldReloadLoseAnything } from '../drafts/unsaved-work'

/**
 * Why a part of the program did not load. A newer version usually means that the old parts are gone; `broken` is a
 * failure that a reload has not helped with.
 */
export type MissingReason = 'unreachable' | 'newVersion' | 'broken'
type Missing = MissingReason | 'lookedInto' | 'reloading'

const STORAGE_KEY = 'praxis-chunk-reload'
const MINUTE = 60_000
/** A page that is still here so long after a reload was asked for was told to stay. */
const STAYED_MS = 5_000
/** Failures of a lost network are often reported only after its return: until then they say nothing about versions. */
const JUST_BACK_MS = 5_000
const NEXT_TRY_MS = 1_000
const CHUNK_ERROR_NAME = 'ChunkLoadError'

export const isChunkError = (error: unknown): boolean => error instanceof Error && error.name === CHUNK_ERROR_NAME

/** A failed part usually means that a newer version was deployed; a reload fetches it, a second one soon after would not help. */
export function mayReload(lastReload: string | null, now: number): boolean {
  const last = Number(lastReload)
  return !lastReload || Number.isNaN(last) || now - last >= MINUTE
}

/** The parts of the browser that this module needs. */
export interface Surroundings extends Pick<EventTarget, 'addEventListener'> {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  readonly location: Pick<Location, 'reload'>
  readonly navigator: Pick<Navigator, 'onLine'>
  readonly fetch: (address: string, options: RequestInit) => Promise<Pick<Response, 'ok'>>
}

let missing: Missing | undefined
let surroundings: Surroundings = window
let isReloadKept = false
let backSince = Number.NEGATIVE_INFINITY
const listeners = new Set<() => void>()
const failedStyles = new Map<string, HTMLLinkElement>()
const stylesUnderWay = new Map<string, Promise<void>>()

function tell(next: Missing | undefined): void {
  missing = next
  for (const listener of listeners) listener()
}

/** Why a part is missing, for all that show it or wait for it; undefined once parts can be asked for again. */
export const missingPart = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: (): Missing | undefined => missing,
}

/** True while the page reloads itself and every draft will be there again: nothing asks then. */
export const isReloadingKept = (): boolean => isReloadKept

const lastReload = () => surroundings.sessionStorage.getItem(STORAGE_KEY)

/** Reloads the page, which may stay all the same, when the browser asks and is told to. */
export function reloadPage(): void {
  isReloadKept = !wouldReloadLoseAnything()
  try {
    surroundings.sessionStorage.setItem(STORAGE_KEY, String(Date.now()))
  } catch {
    // A browser without storage reloads by hand only.
  }
  surroundings.location.reload()
  setTimeout(() => {
    isReloadKept = false
    if (missing === 'reloading') tell('newVersion')
  }, STAYED_MS)
}

/** Whether the server answers: a browser that believes to be online may still reach nobody. */
async function isReached(): Promise<boolean> {
  if (!surroundings.navigator.onLine) return false
  try {
    const { ok } = await surroundings.fetch('/', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(STAYED_MS),
    })
    return ok
  } catch {
    return false
  }
}

function reasonWhenReached(): MissingReason | 'reloading' {
  try {
    if (!mayReload(lastReload(), Date.now())) return 'broken'
  } catch {
    return 'newVersion'
  }
  return isAnythingUnsaved() ? 'newVersion' : 'reloading'
}

const goOnIfUnreachable = () => {
  if (missing === 'unreachable') tell(undefined)
}

async function lookInto(): Promise<void> {
  if (missing === 'lookedInto' || missing === 'reloading') return
  tell('lookedInto')
  if (!(await isReached())) return tell('unreachable')
  if (Date.now() - backSince < JUST_BACK_MS) {
    tell('unreachable')
    setTimeout(goOnIfUnreachable, NEXT_TRY_MS)
    return
  }
  const reason = reasonWhenReached()
  tell(reason)
  if (reason === 'reloading') reloadPage()
}

function failed(error: Error): Error {
  // The router has its own reload for errors it knows by their message; renaming keeps the decision here.
  error.name = CHUNK_ERROR_NAME
  error.message = 'This part of Praxis couldn’t be loaded'
  void lookInto()
  return error
}

/** Handles parts that fail to load: no draft is given up for them. */
export function lookAfterFailedParts(page: Surroundings): void {
  surroundings = page
  backSince = Number.NEGATIVE_INFINITY
  tell(undefined)
  page.addEventListener('vite:preloadError', (event) => {
    if ('payload' in event && event.payload instanceof Error) failed(event.payload)
  })
  // The bundler reports only the first failed style of a part, so all are listened for. Such events do not bubble.
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.set(target.href, target)
    },
    true,
  )
  page.addEventListener('online', () => {
    backSince = Date.now()
    goOnIfUnreachable()
  })
}

async function loadStyle(href: string, failed: HTMLLinkElement): Promise<void> {
  const again = document.createElement('link')
  again.rel = 'stylesheet'
  again.href = href
  const arrived = new Promise<void>((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`The styles at ${href} did not arrive`)))
  })
  failed.remove()
  document.head.append(again)
  await arrived
  failedStyles.delete(href)
}

/** Loads failed styles again, which the bundler takes for loaded; parts that need them at once share the attempt. */
async function loadFailedStyles(): Promise<void> {
  for (const [href, failed] of failedStyles)
    if (!stylesUnderWay.has(href))
      stylesUnderWay.set(
        href,
        loadStyle(href, failed).finally(() => stylesUnderWay.delete(href)),
      )
  await Promise.all(stylesUnderWay.values())
}

/** Loads a failed part once more. In browsers that remember the failure only a reload helps. */
export async function loadAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  await loadFailedStyles().catch((error: Error) => {
    throw failed(error)
  })
  const part = await load()
  tell(undefined)
  return part
}

/** Reloads the page if the server answers, so that it does not end at the browser's own error page. */
export async function reloadIfReached(): Promise<void> {
  tell('lookedInto')
  if (!(await isReached())) return tell('unreachable')
  tell('reloading')
  reloadPage()
}
