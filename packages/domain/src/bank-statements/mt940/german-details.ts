import { joinChunks } from '../join-chunks'
import type { DetailsOfMovement } from './details-of-movement'

/** A code of three digits for the kind of movement, then fields of two digits behind a mark. */
const GERMAN = /^(?:\d{3})?([?>~^])(?=00|10|20)/

const isField = (code: number): boolean =>
  code === 0 || code === 10 || (code >= 20 && code <= 34) || (code >= 60 && code <= 63)

/** The width of a field of a text, and of half a name. */
const WIDTH = 27

/** The fields in their order: a code that is none, or lower than the one before, is part of the text. */
const fieldsOf = (text: string, mark: string): ReadonlyMap<number, string> => {
  const [, ...pieces] = text.split(mark)
  const fields = new Map<number, string>()
  let last = -1
  for (const piece of pieces) {
    const code = /^\d{2}/.test(piece) ? Number(piece.slice(0, 2)) : -1
    if (isField(code) && code > last) {
      fields.set(code, piece.slice(2))
      last = code
    } else fields.set(last, `${fields.get(last) ?? ''}${mark}${piece}`)
  }
  return fields
}

/** What transfers in euros say in a text that once had no parts. */
const PARTS = /(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|RREF|SVWZ|ABWA|ABWE|IBAN|BIC)\+/

const partsOf = (text: string): ReadonlyMap<string, string> => {
  const [before = '', ...pieces] = text.split(PARTS)
  const parts = new Map([['', before]])
  for (let index = 0; index + 1 < pieces.length; index += 2) {
    const [name = '', value = ''] = [pieces[index], pieces[index + 1]]
    parts.set(name, `${parts.get(name) ?? ''}${value}`)
  }
  return parts
}

const withoutSpaces = (text: string | undefined): string => (text ?? '').replace(/\s/g, '')

/** Details in the form of German and Austrian banks; undefined where they are in another. */
export const germanDetails = (text: string): DetailsOfMovement | undefined => {
  const mark = GERMAN.exec(text)?.[1]
  if (mark === undefined) return undefined
  const fields = fieldsOf(text, mark)
  const joined = (isWanted: (code: number) => boolean): string =>
    joinChunks(
      [...fields].filter(([code]) => isWanted(code)).map(([, value]) => value),
      WIDTH,
    )
  const parts = partsOf(joined((code) => (code >= 20 && code <= 29) || code >= 60))
  return {
    partyName: joined((code) => code === 32 || code === 33),
    onBehalfOf: (parts.get('ABWA') ?? parts.get('ABWE') ?? '').trim(),
    partyAccount: withoutSpaces(fields.get(31)) || withoutSpaces(parts.get('IBAN')),
    remittance: [parts.get('') ?? '', parts.get('SVWZ') ?? ''].join(' '),
    endToEndReference: withoutSpaces(parts.get('EREF')),
    bankText: fields.get(0) ?? '',
  }
}
