/** Controls, halves of surrogate pairs and two that are no characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML does not know.
export const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/u

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** What `&…;` stands for; undefined where it is none of the five names and no character that XML knows. */
export const characterOf = (reference: string): string | undefined => {
  const [, hexadecimal, decimal] = /^#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}))$/.exec(reference) ?? []
  if (hexadecimal === undefined && decimal === undefined)
    return Object.hasOwn(NAMED, reference) ? NAMED[reference] : undefined
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
  if (code > 0x10ffff || NOT_XML.test(String.fromCodePoint(code))) return undefined
  return String.fromCodePoint(code)
}
