import type { ElectronicAddress } from '@praxis/contract/company/invoice-settings'
import { electronicAddressSchemes } from '@praxis/domain/e-invoice/electronic-address-schemes'
import { invalidField } from '../../../platform/refusal'

/** An address says what kind it is. Whether it can be one of that kind is told of each invoice, before it leaves. */
export const assertElectronicAddress = (path: string, { scheme, id }: ElectronicAddress): void => {
  if (scheme === '' && id === '') return
  if (!electronicAddressSchemes.some(({ code }) => code === scheme))
    throw invalidField(`${path}.scheme`, 'Invalid input')
  if (id === '') throw invalidField(`${path}.id`, 'This field is required')
}
