const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

const arrayText = (items: readonly unknown[]): string =>
  `{${items.map((item) => (Array.isArray(item) ? arrayText(item) : quotedOrNull(valueText(item)))).join(',')}}`

const quotedOrNull = (text: string | null): string => (text === null ? 'NULL' : quoted(text))

/** A value as the text that the database reads it from. */
export const valueText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return arrayText(value)
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  return JSON.stringify(value)
}
