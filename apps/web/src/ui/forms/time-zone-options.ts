import type { FieldOption } from './field-option'

/** Europe/London reads London, with Europe beside it. `also`: one that must be among them, however old its name. */
export function timeZoneOptions(also: string): FieldOption[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), also])]
    .map((value) => {
      const parts = value.replaceAll('_', ' ').split('/')
      return { value, label: parts.at(-1) ?? value, note: parts.slice(0, -1).join(' / ') }
    })
    .sort((a, b) => a.label.localeCompare(b.label, 'en-GB'))
}
