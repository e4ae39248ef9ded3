import { companyNumberScheme } from './company-number-scheme'
import type { EInvoiceAddress, EInvoiceParty } from './e-invoice'
import { element, isBlank } from './xml'

export const vatScheme = element('cac:TaxScheme', [element('cbc:ID', 'VAT')])

const countryOf = (country: string): string => element('cac:Country', [element('cbc:IdentificationCode', country)])

/** Where something is delivered to, as far as VAT asks. */
export const ublPlace = ({ city, postCode, country }: EInvoiceAddress): string =>
  element('cac:Address', [element('cbc:CityName', city), element('cbc:PostalZone', postCode), countryOf(country)])

const addressOf = ({ lines, city, postCode, region, country }: EInvoiceAddress): string => {
  const [first = '', second = '', ...others] = lines.filter((line) => !isBlank(line))
  return element('cac:PostalAddress', [
    element('cbc:StreetName', first),
    element('cbc:AdditionalStreetName', second),
    element('cbc:CityName', city),
    element('cbc:PostalZone', postCode),
    element('cbc:CountrySubentity', region),
    element('cac:AddressLine', [element('cbc:Line', others.join(', '))]),
    countryOf(country),
  ])
}

const taxRegistration = (number: string, scheme: string): string =>
  isBlank(number) ? '' : element('cac:PartyTaxScheme', [element('cbc:CompanyID', number), scheme])

/** Seller or buyer; only the seller has a tax number and a legal notice. */
export const ublParty = (
  party: EInvoiceParty & { readonly taxNumber?: string; readonly legalNotice?: string },
  hasVatNumber: boolean,
): string =>
  element('cac:Party', [
    element('cbc:EndpointID', party.electronicAddress.id, { schemeID: party.electronicAddress.scheme }),
    element('cac:PartyName', [element('cbc:Name', party.tradingName)]),
    addressOf(party.address),
    hasVatNumber ? taxRegistration(party.vatNumber, vatScheme) : '',
    taxRegistration(party.taxNumber ?? '', element('cac:TaxScheme', [element('cbc:ID', 'TAX')])),
    element('cac:PartyLegalEntity', [
      element('cbc:RegistrationName', party.name),
      element('cbc:CompanyID', party.companyNumber, {
        schemeID: companyNumberScheme(party.companyNumber, party.address.country),
      }),
      element('cbc:CompanyLegalForm', party.legalNotice ?? ''),
    ]),
    element('cac:Contact', [
      element('cbc:Name', party.contact.name),
      element('cbc:Telephone', party.contact.phone),
      element('cbc:ElectronicMail', party.contact.email),
    ]),
  ])
