/** Long enough for a slow network; after that the person sees that nothing has come. */
const LONGEST_MS = 10_000
/** A part that has arrived focuses its first field within this time, if it has one. */
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

/** Types the keys into the focused element, so that its handlers see them, also that of Enter. */
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
  /** The parts still loading: one that arrives may bring along another that has to be loaded as well. */
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
  // Keys of the browser, such as reloading, stay with it.
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
    // A dialog may have the keyboard before its field has; one that begins with a button takes no text.
    if (place.matches('button, a')) letGo()
    return
  }
  clearTimeout(waiting?.timer)
  // The keys follow after whatever the field does with the focus.
  setTimeout(() => {
    const keys = waiting?.keys ?? []
    letGo()
    type(keys)
  })
}

/**
 * Keys pressed from now on reach nothing on the page; they are typed into the first field of the loading part, once it
 * has the keyboard. Escape gives up. The returned function is to be called when the part has arrived, or will not.
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
    const current = waiting
    clearTimeout(current.timer)
    // The time counts from when the browser has drawn what came: on a busy machine that alone may take as long.
    current.timer = setTimeout(() => {
      current.timer = setTimeout(letGo, SETTLING_MS)
    })
  }
}
