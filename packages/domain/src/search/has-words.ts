import { searchWords } from './search-words'

/** Whether each of the words asked for begins a word of the text. */
export const hasWords = (text: string, asked: string): boolean => {
  const words = searchWords(text)
  return searchWords(asked).every((wanted) => words.some((word) => word.startsWith(wanted)))
}
