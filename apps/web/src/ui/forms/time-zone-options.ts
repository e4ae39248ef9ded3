import type { FieldOption } from './field-option'

/** Time zones to choose from: Europe/London reads London, with Europe beside it. `also` is always among them. */
export function timeZoneOptions(also: string): FieldOption[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), also])]
    .map((value) => {
      const parts = value.replaceAll('_', ' ').split('/')
      return { value, label: parts.at(-1) ?? value, note: parts.slice(0, -1).join(' / ') }
    })
    .sort((a, b) => a.label.localeCompare(b.label, 'en-GB'))
}
