import { companyNumberScheme } from './company-number-scheme'
import type { EInvoiceAddress, EInvoiceParty } from './e-invoice'
import { element, isBlank } from './xml'

const addressOf = ({ lines, city, postCode, region, country }: EInvoiceAddress): string => {
  const [first = '', second = '', ...others] = lines.filter((line) => !isBlank(line))
  return element('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', postCode),
    element('ram:LineOne', first),
    element('ram:LineTwo', second),
    element('ram:LineThree', others.join(', ')),
    element('ram:CityName', city),
    element('ram:CountryID', country),
    element('ram:CountrySubDivisionName', region),
  ])
}

const taxRegistration = (number: string, scheme: 'VA' | 'FC'): string =>
  element('ram:SpecifiedTaxRegistration', [element('ram:ID', number, { schemeID: scheme })])

/** Seller or buyer; only the seller has a tax number and a legal notice. */
export const ciiParty = (
  name: 'ram:SellerTradeParty' | 'ram:BuyerTradeParty',
  party: EInvoiceParty & { readonly taxNumber?: string; readonly legalNotice?: string },
  hasVatNumber: boolean,
): string =>
  element(name, [
    element('ram:Name', party.name),
    element('ram:Description', party.legalNotice ?? ''),
    element('ram:SpecifiedLegalOrganization', [
      element('ram:ID', party.companyNumber, {
        schemeID: companyNumberScheme(party.companyNumber, party.address.country),
      }),
      element('ram:TradingBusinessName', party.tradingName),
    ]),
    element('ram:DefinedTradeContact', [
      element('ram:PersonName', party.contact.name),
      element('ram:TelephoneUniversalCommunication', [element('ram:CompleteNumber', party.contact.phone)]),
      element('ram:EmailURIUniversalCommunication', [element('ram:URIID', party.contact.email)]),
    ]),
    addressOf(party.address),
    element('ram:URIUniversalCommunication', [
      element('ram:URIID', party.electronicAddress.id, { schemeID: party.electronicAddress.scheme }),
    ]),
    hasVatNumber ? taxRegistration(party.vatNumber, 'VA') : '',
    taxRegistration(party.taxNumber ?? '', 'FC'),
  ])
