import { cutText } from '../text/cut-text'

/** Controls, and the marks that make a text look other than it is, such as those that turn its direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are taken out.
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** A text of a bank as one line: what cannot be seen is taken out, and spaces in a row are one. */
export const tidyText = (text: string): string => text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()

const LONGEST_EXCERPT = 40

/** What a message quotes of a file. */
export const excerpt = (text: string): string => {
  const tidied = tidyText(cutText(text, 10 * LONGEST_EXCERPT))
  return tidied.length > LONGEST_EXCERPT ? `${cutText(tidied, LONGEST_EXCERPT)}…` : tidied
}
