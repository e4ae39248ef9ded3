import { inPlainLetters } from '../../search/plain-letters'

/** Letters or digits in a row. */
export interface Group {
  readonly text: string
  readonly isNumber: boolean
  readonly start: number
  readonly end: number
}

/** Of thousands of numbers and texts nearly all are plain already, and it takes longer to make them so than to see it. */
export const inPlainCapitals = (text: string): string =>
  (/[^ -~]/.test(text) ? inPlainLetters(text) : text).toUpperCase()

export const isNumber = (group: string): boolean => group < 'A'

/** The runs of letters and of digits in a text, by which a number is found however it is set apart. */
export const groupsIn = (plainText: string): Group[] =>
  Array.from(plainText.matchAll(/[A-Z]+|\d+/g), ({ 0: text, index }) => ({
    text,
    isNumber: isNumber(text),
    start: index,
    end: index + text.length,
  }))

/** How a number is looked for. */
export interface NumberKeys {
  /** Its groups, each without the zeros before it: INV-2026-0042 is INV:2026:42. */
  readonly apart: string
  /** The same with digits that follow each other taken as one, as some write it: INV:20260042. */
  readonly merged: string
}

const withoutZeros = (digits: string): string => {
  let zeros = 0
  while (zeros < digits.length - 1 && digits.charAt(zeros) === '0') zeros++
  return zeros === 0 ? digits : digits.slice(zeros)
}

/** Reads groups from the last to the first, so that each longer number is made of the one before it. */
export class NumberReader {
  private apart = ''
  /** The groups behind those that are still growing, and these. */
  private behind = ''
  private head = ''

  add(group: string): NumberKeys {
    const own = isNumber(group) ? withoutZeros(group) : group
    this.apart = this.apart === '' ? own : `${own}:${this.apart}`
    if (this.head !== '' && isNumber(group) !== isNumber(this.head)) {
      this.behind = `:${this.mergedHead()}${this.behind}`
      this.head = group
    } else this.head = group + this.head
    return { apart: this.apart, merged: `${this.mergedHead()}${this.behind}` }
  }

  private mergedHead(): string {
    return isNumber(this.head) ? withoutZeros(this.head) : this.head
  }
}

/** The most groups of a number that are looked at, from its end. */
export const MOST_GROUPS = 6

/** The groups of a number, the last first. */
export const groupsOfNumber = (number: string): readonly string[] =>
  (inPlainCapitals(number).match(/[A-Z]+|\d+/g) ?? []).slice(-MOST_GROUPS).reverse()

/** All keys of a number: whole, its digits alone, and its last digits, which are the counter. */
export const keysOfGroups = (groups: readonly string[]): ReadonlySet<string> => {
  const keys = new Set<string>()
  for (const some of [groups, groups.filter(isNumber)]) {
    const reader = new NumberReader()
    let last: NumberKeys | undefined
    for (const group of some) last = reader.add(group)
    if (last) keys.add(last.apart).add(last.merged)
  }
  const counter = groups.find(isNumber)
  return counter === undefined ? keys : keys.add(withoutZeros(counter))
}
