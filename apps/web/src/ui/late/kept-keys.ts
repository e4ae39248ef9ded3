/** Long enough for a slow network; after that whoever types sees that nothing has come. */
const LONGEST_MS = 10_000
/** What has arrived puts the keyboard into its first field within a few frames, if it has one. */
const SETTLING_MS = 1_000

const TEXT =
  'input:is(:not([type]), [type="text"], [type="search"], [type="tel"], [type="url"], [type="password"]), textarea'

type Field = HTMLInputElement | HTMLTextAreaElement
const isField = (element: Element): element is Field => element.matches(TEXT)
const takesText = (element: HTMLElement) => isField(element) || element.isContentEditable

function insert(field: HTMLElement, text: string): void {
  if (!isField(field)) document.execCommand('insertText', false, text)
  else {
    field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
  }
}

/** As if it were typed now: fields hear of it, and so does what acts on Enter. */
function type(keys: readonly string[]): void {
  for (const key of keys) {
    const field = document.activeElement
    if (!(field instanceof HTMLElement) || !takesText(field)) return
    if (key.length === 1) insert(field, key)
    else field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
}

interface Waiting {
  readonly openedFrom: Element | null
  readonly keys: string[]
  /** Whoever is still on its way: what arrives may bring along something that has to be fetched as well. */
  readonly parts: Set<() => void>
  timer?: ReturnType<typeof setTimeout>
}

let waiting: Waiting | undefined

function letGo(): void {
  clearTimeout(waiting?.timer)
  waiting = undefined
  window.removeEventListener('keydown', keep, true)
  document.removeEventListener('focusin', deliver)
}

function giveUp(): void {
  const parts = waiting?.parts ?? []
  letGo()
  for (const onGivenUp of parts) onGivenUp()
}

function keep(event: KeyboardEvent): void {
  // What belongs to the browser, such as reloading, stays with it.
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.key === 'Escape') giveUp()
  else if (event.key === 'Backspace') waiting?.keys.pop()
  else if (event.key.length === 1 || event.key === 'Enter') waiting?.keys.push(event.key)
}

function deliver(): void {
  const place = document.activeElement
  if (place === waiting?.openedFrom || !(place instanceof HTMLElement)) return
  if (!takesText(place)) {
    // A frame may have the keyboard before its field has; what begins with a button takes no text.
    if (place.matches('button, a')) letGo()
    return
  }
  // After whatever the field does with the focus.
  setTimeout(() => {
    const keys = waiting?.keys ?? []
    letGo()
    type(keys)
  })
}

/**
 * Keys pressed from now on reach nothing that is there; they are typed into the first field of what is on its way, once it
 * has the keyboard. Escape gives up. What is returned is to be called when it has arrived, or will not.
 */
export function keepKeys(onGivenUp: () => void): () => void {
  if (!waiting) {
    waiting = { openedFrom: document.activeElement, keys: [], parts: new Set() }
    window.addEventListener('keydown', keep, true)
    document.addEventListener('focusin', deliver)
  }
  const { parts } = waiting
  parts.add(onGivenUp)
  clearTimeout(waiting.timer)
  waiting.timer = setTimeout(giveUp, LONGEST_MS)
  return () => {
    parts.delete(onGivenUp)
    if (waiting?.parts !== parts || parts.size > 0) return
    clearTimeout(waiting.timer)
    waiting.timer = setTimeout(letGo, SETTLING_MS)
  }
}
