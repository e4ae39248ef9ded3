import type { ClientContact, ClientContactInput } from '@praxis/contract/clients/clients'
import { contactWayLabels } from '../../../ui/forms/contact-ways'
import { changedFields } from '../../../ui/forms/draft-changes'

/** What the dialog edits; null is the choice of no type. */
export type ContactForm = ClientContactInput

const ways = { email: '', landline: '', mobile: '', fax: '' }

export const emptyContact: ContactForm = { typeID: null, firstName: '', lastName: '', jobTitle: '', ...ways }

export const contactLabels: Readonly<Record<keyof ContactForm, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  jobTitle: 'Job title',
  typeID: 'Type',
  ...contactWayLabels,
}

export const contactForm = ({ id: _, version: _v, type, ...fields }: ClientContact): ContactForm => ({
  ...fields,
  typeID: type?.id ?? null,
})

/** The fields to send: of a known contact those that differ, of a new one all. */
export const contactInput = (known: ClientContact | undefined, form: ContactForm): Partial<ContactForm> =>
  known ? changedFields(contactForm(known), form) : form

export const contactName = ({ firstName, lastName }: Pick<ClientContact, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()
