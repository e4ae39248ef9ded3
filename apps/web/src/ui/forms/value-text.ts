const LONGEST = 120

const clipped = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text)

const plainText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value === 'string')
    return value
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  if (Array.isArray(value)) return value.map(plainText).join(', ')
  if (typeof value !== 'object') return String(value)
  const { displayName, value: ofRow } = value as { displayName?: unknown; value?: unknown }
  return plainText(displayName ?? ofRow ?? Object.values(value))
}

/** A field's value, in words on a line; empty for an empty field. */
export const valueText = (value: unknown): string => clipped(plainText(value))
