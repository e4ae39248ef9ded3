import type { Client, ClientDetailsInput } from '@praxis/contract/clients'
import type { DynamicDetailDefinition } from '@praxis/contract/dynamic-details'
import type { Currency } from '@praxis/contract/values'
import { type EditedDetail, withDefinedDetails } from '@praxis/domain/dynamic-details/dynamic-detail'
import { dynamicDetailChanges, rebaseDynamicDetails } from '@praxis/domain/dynamic-details/dynamic-detail-changes'
import { rebaseFields } from '../../../ui/forms/rebase-fields'
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

export type ClientPart = keyof ClientForm

/** Only parts that were touched: everything else follows what others save meanwhile. */
export type ClientEdits = { readonly [Part in ClientPart]?: ClientForm[Part] }

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

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Of two shapes of the same texts, those of the second that differ. */
function differing<Fields extends object>(before: Fields, after: Fields | undefined): Partial<Fields> | undefined {
  if (after === undefined) return undefined
  const names = (Object.keys(after) as (keyof Fields)[]).filter((name) => !same(before[name], after[name]))
  if (names.length === 0) return undefined
  const changes: Partial<Fields> = {}
  for (const name of names) changes[name] = after[name]
  return changes
}

/** The edits on top of what is saved now, field by field; `bases` has the saved parts they were made on. */
export function rebaseEdits(edits: ClientEdits, bases: ClientEdits, saved: ClientForm): ClientEdits {
  const { contact, address, dynamicDetails: rows } = edits
  return {
    ...edits,
    ...(contact && bases.contact && { contact: rebaseFields(contact, bases.contact, saved.contact) }),
    ...(address && bases.address && { address: rebaseFields(address, bases.address, saved.address) }),
    ...(rows &&
      bases.dynamicDetails && {
        dynamicDetails: rebaseDynamicDetails(rows, bases.dynamicDetails, saved.dynamicDetails),
      }),
  }
}

/** What is to be sent: only what differs from what is saved; nothing at all when nothing does. */
export function clientInput(saved: ClientForm, edits: ClientEdits): ClientDetailsInput | undefined {
  const { name, tradingCurrency, clientOwner } = edits
  const contact = differing(saved.contact, edits.contact)
  const address = differing(saved.address, edits.address)
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

/** What is not saved yet, in a word: 'name, address'. */
export const changeNote = (input: ClientDetailsInput): string =>
  (Object.keys(input) as (keyof ClientDetailsInput)[]).map((part) => WORDS[part]).join(', ')

/** Something was typed that saving would refuse, even if it comes to no change: an owner taken away, say. */
export const isTouched = (saved: ClientForm, edits: ClientEdits): boolean =>
  clientInput(saved, edits) !== undefined || edits.clientOwner === null
