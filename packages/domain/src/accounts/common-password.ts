import { commonEndings, commonWords, disguisedWords, plainEndings, wellWornPaths } from './common-passwords'

/** Whether a password is, but for capitals, one of those that attackers try first. */
export const isCommonPassword = (password: string): boolean => {
  const text = password.toLowerCase()
  if (wellWornPaths.has(text)) return true
  for (let length = 1; length <= text.length; length += 1) {
    const word = text.slice(0, length)
    const ending = text.slice(length)
    if (commonWords.has(word) && commonEndings.has(ending)) return true
    if (disguisedWords.has(word) && (plainEndings.has(ending) || commonEndings.has(ending))) return true
  }
  return false
}
