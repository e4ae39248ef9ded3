/** Anyone can take any name, and have us mail it to anyone: one that reads like a link is not ours to send. */
export const readsLikeALink = (name: string): boolean => /[/:@]|\.\p{L}{2}/u.test(name)

/** Where a mail program would make a link of a word by itself. */
const WORD_WITH_LINK = /\/\/|@|[.。．｡]\p{L}{2}|\p{L}:\S/u

/** Colleagues' words come without what leads elsewhere: mails are where people are told to follow links, this one leads to us. */
export const withoutLinks = (words: string): string =>
  words
    .split(/(\s+)/)
    .map((word) => (WORD_WITH_LINK.test(word) ? '[link]' : word))
    .join('')
