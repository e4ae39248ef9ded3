import type { ClientContact, ClientContactInput } from '@praxis/contract/clients/clients'

/** What the dialog edits; null is the choice of no type. */
export type ContactForm = ClientContactInput

export const emptyContact: ContactForm = {
  typeID: null,
  firstName: '',
  lastName: '',
  jobTitle: '',
  email: '',
  landline: '',
  mobile: '',
  fax: '',
}

export const contactLabels: Readonly<Record<keyof ContactForm, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  jobTitle: 'Job title',
  typeID: 'Type',
  email: 'E-mail',
  landline: 'Landline',
  mobile: 'Mobile',
  fax: 'Fax',
}

export const contactForm = ({ id: _, version: _v, type, ...fields }: ClientContact): ContactForm => ({
  ...fields,
  typeID: type?.id ?? null,
})

/** The fields to send: of a known contact those that differ, of a new one all. */
export function contactInput(known: ClientContact | undefined, form: ContactForm): Partial<ContactForm> {
  if (!known) return form
  const before = contactForm(known)
  const names = Object.keys(form) as (keyof ContactForm)[]
  return Object.fromEntries(names.filter((name) => form[name] !== before[name]).map((name) => [name, form[name]]))
}

export const contactName = ({ firstName, lastName }: Pick<ClientContact, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()
