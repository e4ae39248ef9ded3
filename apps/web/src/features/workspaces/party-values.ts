import type { ElectronicAddress, SenderAddress } from '@praxis/contract/company/invoice-settings'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'

/** Whom an invoice names as they are registered, the company or a client, as it is typed. */
export interface PartyValues extends Readonly<SenderAddress> {
  readonly legalName: string
  readonly vatNumber: string
  readonly companyNumber: string
  /** Null where there is no electronic address. */
  readonly electronicScheme: string | null
  readonly electronicID: string
}

export const partyLabels = {
  legalName: 'Registered name',
  vatNumber: 'VAT number',
  companyNumber: 'Company number',
  line1: 'Address line 1',
  line2: 'Address line 2',
  city: 'Town or city',
  postcode: 'Postcode',
  region: 'County, state or province',
  electronicScheme: 'Kind of address',
  electronicID: 'Electronic address',
} as const satisfies Readonly<Record<keyof PartyValues, string>>

interface Party {
  readonly legalName: string
  readonly vatNumber: string
  readonly companyNumber: string
  readonly address: SenderAddress
  readonly electronicAddress: ElectronicAddress
}

export const partyValues = ({
  legalName,
  vatNumber,
  companyNumber,
  address,
  electronicAddress,
}: Party): PartyValues => ({
  ...{ legalName, vatNumber, companyNumber },
  ...postalAddressOf(address),
  electronicScheme: electronicAddress.scheme || null,
  electronicID: electronicAddress.id,
})

export const postalAddressOf = ({ line1, line2, city, postcode, region }: SenderAddress): SenderAddress => ({
  line1: line1.trim(),
  line2: line2.trim(),
  city: city.trim(),
  postcode: postcode.trim(),
  region: region.trim(),
})

export const electronicAddressOf = ({
  electronicScheme,
  electronicID,
}: Pick<PartyValues, 'electronicScheme' | 'electronicID'>): ElectronicAddress => ({
  scheme: electronicScheme ?? '',
  id: electronicID.trim(),
})

const LONGEST = { line: 200, number: 40, postcode: 20 }

/** The second line of the company may be as long as an address that was typed as one text. */
export const partyRules = (
  { electronicScheme, electronicID }: Pick<PartyValues, 'electronicScheme' | 'electronicID'>,
  longestLine2 = LONGEST.line,
) => ({
  legalName: maxLength(LONGEST.line),
  vatNumber: maxLength(LONGEST.number),
  companyNumber: maxLength(LONGEST.number),
  line1: maxLength(LONGEST.line),
  line2: maxLength(longestLine2),
  city: maxLength(LONGEST.line),
  postcode: maxLength(LONGEST.postcode),
  region: maxLength(LONGEST.line),
  // Both or neither: an address means nothing without what it is.
  ...(electronicID.trim() !== '' && { electronicScheme: required(partyLabels.electronicScheme) }),
  electronicID: [maxLength(LONGEST.line), ...(electronicScheme === null ? [] : [required(partyLabels.electronicID)])],
})
