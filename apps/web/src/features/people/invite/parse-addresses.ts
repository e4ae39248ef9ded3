import { email } from '@praxis/domain/validation/text-rules'

export interface ParsedAddresses {
  /** The addresses in lower case, each once, in the order they were written. */
  readonly addresses: readonly string[]
  /** Parts of the text that are no address. */
  readonly invalid: readonly string[]
}

/** The address in `Priya Nair <priya@firm.example>`, as mail programs copy it. */
const IN_BRACKETS = /[^<>,;\n]*<([^<>\s]+)>/g

/** Reads addresses as people paste them: between commas, semicolons, spaces or lines, with or without names. */
export function parseAddresses(text: string): ParsedAddresses {
  const addresses = new Set<string>()
  const invalid = new Set<string>()
  const bare = text.replace(IN_BRACKETS, ' $1 ')
  for (const written of bare.split(/[\s,;]+/)) {
    if (written === '') continue
    const address = written.toLowerCase()
    if (email(address) === undefined) addresses.add(address)
    else invalid.add(written)
  }
  return { addresses: [...addresses], invalid: [...invalid] }
}
