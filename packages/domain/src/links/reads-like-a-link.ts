/** Anyone can take any name, and have us mail it to anyone, so we do not send a name that reads like a link. */
export const readsLikeALink = (name: string): boolean => /[/:@]|\.\p{L}{2}/u.test(name)

/** A word that a mail program would make a link of by itself. */
const WORD_WITH_LINK = /\/\/|@|[.。．｡]\p{L}{2}|\p{L}:\S/u

/** Colleagues' words without links: people follow links in our mails, which should lead only to us. */
export const withoutLinks = (words: string): string =>
  words
    .split(/(\s+)/)
    .map((word) => (WORD_WITH_LINK.test(word) ? '[link]' : word))
    .join('')

/** An address people write to, with what may follow it in a sentence. */
const ADDRESS = /^<?[\w.+-]+@[\w-]+(\.[\w-]+)+>?[.,;:)]*$/

/** The same of a letter, in which people say where to write to. */
export const letterWithoutLinks = (words: string): string =>
  words
    .split(/(\s+)/)
    .map((word) => (ADDRESS.test(word) ? word : withoutLinks(word)))
    .join('')
