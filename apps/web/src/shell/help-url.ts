/** The support site, as the operator configured it in the page; none when it is not a web address. */
export function helpUrl(page: Document = document): string | undefined {
  const content = page.querySelector<HTMLMetaElement>('meta[name="help-url"]')?.content ?? ''
  return /^https?:\/\//.test(content) ? content : undefined
}
