import type { ClientContact } from '@praxis/contract/clients/clients'
import { expect, it } from 'vitest'
import { contactForm, contactInput, contactName, emptyContact } from './contact-form'

const rachel: ClientContact = {
  id: '0198c0de-0000-7000-8000-000000000031',
  type: { id: '0198c0de-0000-7000-8000-000000000032', name: 'Main', canBeDeleted: false },
  firstName: 'Rachel',
  lastName: 'Hale',
  jobTitle: 'Head of Data',
  email: 'r.hale@northgate.example',
  landline: '',
  mobile: '',
  fax: '',
  version: 1,
}

it('somebody new is sent whole, with no id', () => {
  const form = { ...emptyContact, firstName: 'Stephen' }
  expect(contactInput(undefined, form)).toEqual(form)
  expect(contactInput(undefined, form)).not.toHaveProperty('id')
})

it('of somebody known only what differs is sent', () => {
  const form = contactForm(rachel)
  expect(contactInput(rachel, form)).toEqual({})
  expect(contactInput(rachel, { ...form, typeID: null, jobTitle: 'Director' })).toEqual({
    typeID: null,
    jobTitle: 'Director',
  })
})

it('a contact with one name has no space around it', () => {
  expect(contactName(rachel)).toBe('Rachel Hale')
  expect(contactName({ firstName: 'Accounts', lastName: '' })).toBe('Accounts')
})
