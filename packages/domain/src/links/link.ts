export const hasHttpPrefix = (link: string): boolean => /^https?:\/\//i.test(link)

/** A link as typed, made one that a browser can follow. An empty text stays empty. */
export const withHttpPrefix = (link: string): string => {
  const text = link.trim()
  return text === '' || hasHttpPrefix(text) ? text : `http://${text}`
}

/** A number as typed, made one that a telephone can dial. */
export const telephoneLink = (number: string): string => `tel:${number.replace(/[^\d+*#]/g, '')}`
