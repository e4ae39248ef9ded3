export interface Mentionable {
  readonly id: string
  readonly displayName: string
}

export interface MentionBegun {
  /** The place of the at sign in the text. */
  readonly at: number
  readonly typed: string
}

const MOST_SUGGESTED = 6
const LONGEST_TYPED = 40

/** The name that is being typed behind an at sign, right before the cursor. */
export function mentionAt(text: string, cursor: number): MentionBegun | undefined {
  const at = text.lastIndexOf('@', cursor - 1)
  if (at < 0 || cursor - at > LONGEST_TYPED) return undefined
  const before = at === 0 ? ' ' : text.charAt(at - 1)
  const typed = text.slice(at + 1, cursor)
  return /\s|[([]/.test(before) && !typed.includes('\n') ? { at, typed } : undefined
}

/** The people whose first or last name begins with the typed text. */
export function suggestedFor<Person extends Mentionable>(people: readonly Person[], typed: string): Person[] {
  const wanted = typed.toLowerCase()
  return people
    .filter(({ displayName }) => {
      const name = displayName.toLowerCase()
      // A name that is typed in full needs no suggestion.
      return `${name} `.includes(` ${wanted}`) || (name.startsWith(wanted) && name !== wanted.trim())
    })
    .slice(0, MOST_SUGGESTED)
}

/** The text with the name in it, and where the cursor goes. */
export function withMention(text: string, { at, typed }: MentionBegun, { displayName }: Mentionable) {
  const head = `${text.slice(0, at)}@${displayName} `
  return { text: head + text.slice(at + 1 + typed.length), cursor: head.length }
}

/** The people whom a text names, however the names got there. */
export const mentionedIn = (text: string, people: readonly Mentionable[]): string[] =>
  people.filter(({ displayName }) => text.includes(`@${displayName}`)).map(({ id }) => id)

/** The people whom a changed text names and did not name before. */
export const newlyMentionedIn = (text: string, before: string, people: readonly Mentionable[]): string[] => {
  const named = new Set(mentionedIn(before, people))
  return mentionedIn(text, people).filter((id) => !named.has(id))
}

/** The text in pieces, names apart from the rest; of two names that begin alike the longer one is meant. */
export function piecesOf(text: string, people: readonly Mentionable[]): { text: string; isMention: boolean }[] {
  const names = people.map(({ displayName }) => displayName).sort((a, b) => b.length - a.length)
  const pieces: { text: string; isMention: boolean }[] = []
  let rest = text
  while (rest !== '') {
    const found = names
      .map((name) => ({ name: `@${name}`, at: rest.indexOf(`@${name}`) }))
      .filter(({ at }) => at >= 0)
      .reduce<{ name: string; at: number } | undefined>(
        (first, each) => (first === undefined || each.at < first.at ? each : first),
        undefined,
      )
    if (!found) return [...pieces, { text: rest, isMention: false }]
    if (found.at > 0) pieces.push({ text: rest.slice(0, found.at), isMention: false })
    pieces.push({ text: found.name, isMention: true })
    rest = rest.slice(found.at + found.name.length)
  }
  return pieces
}
