import { uniqueKey } from '@praxis/contract/protocol/unique-key'

/** A draft that is not saved yet. */
export interface KeptDraft {
  readonly value: unknown
  /** When the draft was last changed, in milliseconds. */
  readonly keptAt: number
  /** The tab in which the draft was typed; its name survives a reload and ends when the tab is closed. */
  readonly tab: string
}

const PREFIX = 'praxis-draft/'
const TAB = 'praxis-tab'
const DAY = 24 * 60 * 60 * 1000
const KEPT_FOR = 14 * DAY
/** The delay before writing: not with every key, but soon enough for a crash to cost a word at most. */
const WRITTEN_AFTER_MS = 300

interface Device {
  readonly localStorage: Storage
  readonly sessionStorage: Storage
}

const isDraft = (read: unknown): read is KeptDraft =>
  typeof read === 'object' && read !== null && 'value' in read && 'keptAt' in read && 'tab' in read

/** A file that was chosen and cannot be kept in a draft. */
export interface LostFile {
  readonly fileName: string
}

/** Replaces files by their names: a draft is text. */
const withoutFiles = (_: string, value: unknown): unknown =>
  value instanceof File ? ({ fileName: value.name } satisfies LostFile) : value

/**
 * Drafts on this device. Each tab has its own draft of a place, so two that are typed in at once never overwrite each
 * other. A device that is full or keeps nothing costs the drafts, nothing else: within the page they are there all the
 * same.
 */
export class DraftStore {
  readonly #ofThisPage = new Map<string, KeptDraft>()
  readonly #unwritten = new Set<string>()
  /** The places whose drafts are from before this page. */
  readonly #restored = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #tab: string | undefined
  #isWritable = true

  constructor(
    private readonly device: Device,
    private readonly now: () => number = Date.now,
  ) {}

  /** The draft of this tab. */
  own(place: string): KeptDraft | undefined {
    const ofThisPage = this.#ofThisPage.get(place)
    if (ofThisPage) return ofThisPage
    const written = this.#read(this.#keyOf(place))
    if (written) this.#restored.add(place)
    return written
  }

  /** The newest draft of other tabs, most of which are closed by now. */
  ofAnotherTab(place: string): KeptDraft | undefined {
    const drafts = this.#keys()
      .filter((key) => key.startsWith(`${PREFIX}${place}#`) && key !== this.#keyOf(place))
      .flatMap((key) => this.#read(key) ?? [])
    return drafts.sort((one, other) => other.keptAt - one.keptAt)[0]
  }

  keep(place: string, value: unknown): void {
    this.#ofThisPage.set(place, { value, keptAt: this.now(), tab: this.#tabOfPage() })
    this.#unwritten.add(place)
    this.#timer ??= setTimeout(() => this.write(), WRITTEN_AFTER_MS)
  }

  /** Removes a draft that was sent, or given up. */
  drop(place: string): void {
    const dropped = this.#ofThisPage.get(place)
    this.#ofThisPage.delete(place)
    this.#unwritten.delete(place)
    const written = this.#read(this.#keyOf(place))
    // A duplicated tab writes under the same name; a draft it wrote later stays.
    if (written && !(dropped && written.keptAt > dropped.keptAt)) this.#remove(this.#keyOf(place))
  }

  dropOfAnotherTab(place: string, tab: string): void {
    this.#remove(`${PREFIX}${place}#${tab}`)
  }

  /** Gives a draft that this build cannot read to a tab that nobody has: typing overwrites it no more. */
  setAside(place: string): boolean {
    this.write()
    const draft = this.#read(this.#keyOf(place))
    const isWritten = draft !== undefined && this.#put(place, { ...draft, tab: uniqueKey() })
    if (!isWritten) return false
    this.#ofThisPage.delete(place)
    this.#remove(this.#keyOf(place))
    return true
  }

  /** Sets aside all drafts from before this page, which may be why it breaks; false when there are none. */
  setAsideRestored(): boolean {
    const places = [...this.#restored]
    this.#restored.clear()
    return places.map((place) => this.setAside(place)).includes(true)
  }

  /** Moves what an earlier build kept at another place, in each tab, into the drafts of this one. */
  takeOver(from: string, to: string, joined: (earlier: unknown, kept: unknown) => unknown): void {
    const start = `${PREFIX}${from}#`
    for (const key of this.#keys().filter((each) => each.startsWith(start))) {
      const earlier = this.#read(key)
      if (!earlier) continue
      const kept = this.#read(`${PREFIX}${to}#${earlier.tab}`)
      const value = joined(earlier.value, kept?.value)
      const keptAt = Math.max(earlier.keptAt, kept?.keptAt ?? 0)
      if (value !== undefined && this.#put(to, { ...earlier, keptAt, value })) this.#remove(key)
    }
  }

  /** Writes every draft to the device at once, before the page goes. */
  write(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const place of this.#unwritten) {
      const draft = this.#ofThisPage.get(place)
      if (draft) this.#isWritable = this.#put(place, draft)
    }
    this.#unwritten.clear()
  }

  /** Whether all drafts would be there after a reload. */
  isWritten(): boolean {
    this.write()
    return this.#isWritable
  }

  /** Removes all drafts, or those whose place begins so: the next person at this browser finds nothing. */
  clear(beginning = ''): void {
    for (const places of [this.#ofThisPage, this.#unwritten, this.#restored])
      for (const place of [...places.keys()]) if (place.startsWith(beginning)) places.delete(place)
    for (const key of this.#keys()) if (key.startsWith(PREFIX + beginning)) this.#remove(key)
  }

  dropExpired(): void {
    // Reading an expired draft removes it.
    for (const key of this.#keys()) this.#read(key)
  }

  #read(key: string): KeptDraft | undefined {
    try {
      const text = this.device.localStorage.getItem(key)
      if (text === null) return undefined
      const read: unknown = JSON.parse(text)
      if (isDraft(read) && this.now() - read.keptAt < KEPT_FOR) return read
      this.device.localStorage.removeItem(key)
    } catch {
      // A draft that cannot be read counts as absent.
    }
    return undefined
  }

  #put(place: string, draft: KeptDraft): boolean {
    const text = JSON.stringify(draft, withoutFiles)
    return this.#try(() => this.device.localStorage.setItem(`${PREFIX}${place}#${draft.tab}`, text))
  }

  #remove(key: string): void {
    this.#try(() => this.device.localStorage.removeItem(key))
  }

  #keys(): string[] {
    let keys: string[] = []
    this.#try(() => {
      keys = Object.keys(this.device.localStorage).filter((key) => key.startsWith(PREFIX))
    })
    return keys
  }

  #keyOf(place: string): string {
    return `${PREFIX}${place}#${this.#tabOfPage()}`
  }

  #tabOfPage(): string {
    if (this.#tab) return this.#tab
    this.#try(() => {
      this.#tab = this.device.sessionStorage.getItem(TAB) ?? undefined
    })
    this.#tab ??= uniqueKey()
    const tab = this.#tab
    this.#try(() => this.device.sessionStorage.setItem(TAB, tab))
    return tab
  }

  /** Tries to use the device's storage; true when that succeeded. */
  #try(work: () => void): boolean {
    try {
      work()
      return true
    } catch {
      return false
    }
  }
}
