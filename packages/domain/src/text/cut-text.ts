/** The beginning of a text, never half of a character: that is no text, and can neither be stored nor sent. */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
