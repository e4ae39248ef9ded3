import type { Client, ClientDetailsInput } from '@praxis/contract/clients/clients'
import type { DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import { type EditedDetail, withDefinedDetails } from '@praxis/domain/dynamic-details/dynamic-detail'
import { dynamicDetailChanges } from '@praxis/domain/dynamic-details/dynamic-detail-changes'
import { dynamicDetails } from '@praxis/domain/dynamic-details/dynamic-detail-problems'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { contactWayLabels, contactWayRules } from '../../../ui/forms/contact-ways'
import type { DraftShape } from '../../../ui/forms/draft'
import { changedFields, changesIfAny, inputIfAny } from '../../../ui/forms/draft-changes'
import { type Problems, ruleProblems } from '../../../ui/forms/rule-problems'
import type { ChosenEmployee } from '../../people/employee-picker'

/** What can be edited of a client's details, part by part. */
export interface ClientForm extends Pick<Client['details'], 'name' | 'tradingCurrency' | 'contact' | 'address'> {
  readonly clientOwnerID: ChosenEmployee | null
  readonly dynamicDetails: readonly EditedDetail[]
}

export const addressLabels = { line1: 'Line 1', line2: 'Line 2', city: 'City', postcode: 'Postcode' }

const within = (part: string, labels: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(labels).map(([name, label]) => [`${part}.${name}`, label]))

/** What each field of a client is called, by its path in the draft. */
export const clientLabels: Readonly<Record<string, string>> = {
  name: 'Client name',
  tradingCurrency: 'Trading currency',
  clientOwnerID: "Client's owner",
  ...within('contact', contactWayLabels),
  ...within('address', addressLabels),
}

export const clientShape: DraftShape<ClientForm> = {
  groups: ['contact', 'address'],
  rows: ['dynamicDetails'],
  earlierNames: { clientOwnerID: 'clientOwner' },
}

export function clientForm(
  { details: { name, tradingCurrency, clientOwner: owner, contact, address, ...details } }: Pick<Client, 'details'>,
  definitions: readonly DynamicDetailDefinition[],
): ClientForm {
  return {
    name,
    tradingCurrency,
    clientOwnerID: owner && { id: owner.id, displayName: owner.displayName },
    contact,
    address,
    dynamicDetails: withDefinedDetails(details.dynamicDetails, definitions),
  }
}

const line = maxLength(200)

/** What stands in the way of saving, by field. */
export const clientProblems = (form: ClientForm, country: PhoneCountry): Problems => ({
  ...ruleProblems(form, {
    name: [required('Client name'), line],
    clientOwnerID: required("Client's owner"),
    dynamicDetails,
  }),
  ...ruleProblems(form.contact, contactWayRules(country)),
  ...ruleProblems(form.address, { line1: line, line2: line, city: line, postcode: maxLength(20) }),
})

const sentFields = ({ name, tradingCurrency, clientOwnerID: owner }: ClientForm) => ({
  name: name.trim(),
  tradingCurrency,
  clientOwnerID: owner?.id,
})

/** The fields to send: those that differ from what is saved; undefined when none does. */
export function clientInput(saved: ClientForm, edits: Partial<ClientForm>): ClientDetailsInput | undefined {
  const form = { ...saved, ...edits }
  return inputIfAny<ClientDetailsInput>({
    ...changedFields(sentFields(saved), sentFields(form)),
    contact: changesIfAny(saved.contact, form.contact),
    address: changesIfAny(saved.address, form.address),
    dynamicDetails: dynamicDetailChanges(saved.dynamicDetails, form.dynamicDetails),
  })
}

const WORDS: Record<keyof ClientDetailsInput, string> = {
  name: 'name',
  isActive: 'state',
  tradingCurrency: 'trading currency',
  clientOwnerID: 'owner',
  contact: 'contact',
  address: 'address',
  dynamicDetails: 'other details',
}

/** The unsaved parts in a few words: 'name, address'. */
export const changeNote = (input: ClientDetailsInput): string =>
  (Object.keys(input) as (keyof ClientDetailsInput)[]).map((part) => WORDS[part]).join(', ')
