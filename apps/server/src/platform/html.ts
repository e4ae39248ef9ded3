const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A piece of HTML; only the `html` template makes one, so that text can never become markup. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text
  }
}

type HtmlValue = string | number | Html | undefined | readonly HtmlValue[]

const textOf = (value: HtmlValue): string => {
  if (value === undefined) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(textOf).join('')
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** html`<p>${text}</p>`: text is escaped, other Html is put in as it is, lists are joined, undefined is nothing. */
export const html = (strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(strings.reduce((text, piece, index) => text + textOf(values[index - 1]) + piece))
