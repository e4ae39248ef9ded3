import { TEXTS as CAPABILITIES } from '../permission/permission-fields'

/** What each field of a profile is called, by its path in the draft. */
export const profileLabels: Readonly<Record<string, string>> = {
  'details.jobTitle': 'Job title',
  'details.shortDescription': 'Description',
  'details.tags': 'Tags',
  'details.contact.email': 'E-mail',
  'details.contact.mobile': 'Mobile',
  'details.contact.landline': 'Landline',
  'details.contact.fax': 'Fax',
  'preferences.openInNewTab': 'Open in a new tab',
  'preferences.infiniteScrolling': 'Infinite scrolling',
  'preferences.timeZone': 'Time zone',
  'permission.lineManager': 'Line manager',
  'permission.revenue': 'Revenue',
  ...Object.fromEntries(Object.entries(CAPABILITIES).map(([name, { label }]) => [`permission.${name}`, label])),
}
