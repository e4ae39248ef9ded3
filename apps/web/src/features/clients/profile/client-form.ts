import type { Client, ClientDetailsInput } from '@praxis/contract/clients/clients'
import type { DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import type { Currency } from '@praxis/contract/protocol/values'
import { type EditedDetail, withDefinedDetails } from '@praxis/domain/dynamic-details/dynamic-detail'
import { dynamicDetailChanges } from '@praxis/domain/dynamic-details/dynamic-detail-changes'
import type { DraftShape } from '../../../ui/forms/draft'
import { changesIfAny } from '../../../ui/forms/draft-changes'
import type { ChosenEmployee } from '../../people/employee-picker'

type ClientDetails = Client['details']

/** What can be edited of a client's details, part by part. */
export interface ClientForm {
  readonly name: string
  readonly tradingCurrency: Currency
  readonly clientOwner: ChosenEmployee | null
  readonly contact: ClientDetails['contact']
  readonly address: ClientDetails['address']
  readonly dynamicDetails: readonly EditedDetail[]
}

/** What each field of a client is called. */
export const clientLabels: Readonly<Record<string, string>> = {
  name: 'Client name',
  tradingCurrency: 'Trading currency',
  clientOwner: "Client's owner",
  'contact.email': 'E-mail',
  'contact.website': 'Website',
  'contact.landline': 'Landline',
  'contact.mobile': 'Mobile',
  'contact.fax': 'Fax',
  'address.line1': 'Line 1',
  'address.line2': 'Line 2',
  'address.city': 'City',
  'address.postcode': 'Postcode',
}

export const clientShape: DraftShape = { groups: ['contact', 'address'], rows: ['dynamicDetails'] }

export function clientForm(
  { details }: Pick<Client, 'details'>,
  definitions: readonly DynamicDetailDefinition[],
): ClientForm {
  const { name, tradingCurrency, clientOwner, contact, address, dynamicDetails } = details
  return {
    name,
    tradingCurrency,
    clientOwner: clientOwner && { id: clientOwner.id, displayName: clientOwner.displayName },
    contact,
    address,
    dynamicDetails: withDefinedDetails(dynamicDetails, definitions),
  }
}

/** The fields to send: those that differ from what is saved; undefined when none does. */
export function clientInput(saved: ClientForm, edits: Partial<ClientForm>): ClientDetailsInput | undefined {
  const { name, tradingCurrency, clientOwner } = edits
  const contact = changesIfAny(saved.contact, edits.contact)
  const address = changesIfAny(saved.address, edits.address)
  const dynamicDetails = edits.dynamicDetails && dynamicDetailChanges(saved.dynamicDetails, edits.dynamicDetails)
  const input: ClientDetailsInput = {
    ...(name !== undefined && name.trim() !== saved.name && { name: name.trim() }),
    ...(tradingCurrency !== undefined && tradingCurrency !== saved.tradingCurrency && { tradingCurrency }),
    ...(clientOwner && clientOwner.id !== saved.clientOwner?.id && { clientOwnerID: clientOwner.id }),
    ...(contact && { contact }),
    ...(address && { address }),
    ...(dynamicDetails && { dynamicDetails }),
  }
  return Object.keys(input).length > 0 ? input : undefined
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
