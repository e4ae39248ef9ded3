import type { CreditableItems } from '@praxis/contract/invoices/credit-notes'
import type { Currency } from '@praxis/contract/protocol/values'
import { leftToCredit } from '@praxis/domain/invoices/credit-sums'
import { WHOLE_QUANTITY, WHOLE_RATE } from '@praxis/domain/invoices/line-sums'
import { vatGroupKey } from '@praxis/domain/invoices/vat-groups'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Db } from '../../../../platform/database/database'
import { loadInvoicingGround } from '../../queries/invoicing-ground'
import { nextNumber } from '../../queries/next-number'
import { openBilledInvoice } from '../lock-billed-invoice'
import { billedGroups, listCreditedGroups, listInvoicedLines, netLeft } from './creditable-lines'

export const getCreditableItems = async (db: Db, actor: EmployeeActor, id: string): Promise<CreditableItems> => {
  const invoice = await openBilledInvoice(db, actor, id)
  const [lines, credited, ground] = await Promise.all([
    listInvoicedLines(db, id),
    listCreditedGroups(db, id),
    loadInvoicingGround(db, actor),
  ])
  const { number } = await nextNumber(db, ground, 'creditNote')
  const left = invoice.net + invoice.vat - invoice.credited
  return {
    items: lines.map((line) => ({
      ...{ id: line.id, name: line.name, project: { id: line.targetableId, name: line.project }, unit: line.unit },
      quantity: line.quantity / WHOLE_QUANTITY,
      unitAmount: line.unitAmount,
      leftQuantity: leftToCredit(line) / WHOLE_QUANTITY,
      leftNet: netLeft(line),
      restOn: line.restOn,
    })),
    currency: invoice.currency as Currency,
    left,
    leftByRate: billedGroups(lines).map(({ vatCategory, vatRate, net, vat }) => {
      const taken = credited.find((group) => vatGroupKey(group) === vatGroupKey({ vatCategory, vatRate }))
      return {
        vatCategory,
        vatRate: vatRate / WHOLE_RATE,
        net: net - (taken?.net ?? 0),
        vat: vat - (taken?.vat ?? 0),
      }
    }),
    balanceAfter: Math.max(0, left - invoice.openAmount),
    number,
    version: invoice.version,
  }
}
