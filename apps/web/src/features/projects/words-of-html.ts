/** The words of a rich text, in one line. */
export const wordsOfHtml = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html.replace(/<(\/p|br|\/li|\/h\d)\b/g, ' <$1'), 'text/html')
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
