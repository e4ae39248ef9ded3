import { enteredTextOfMoney } from '../money/money'
import { inPlainLetters } from '../search/plain-letters'
import { type BankCredit, type BankFile, type BankTransfers, holderOf } from './bank-transfers'
import { paymentName } from './payment-name'

const LONGEST_NAME = 70
const LONGEST_REFERENCE = 140

/** A text in the characters that every bank of the area takes, none of which XML has to be told about. */
const sepaText = (text: string, longest: number): string =>
  inPlainLetters(text)
    .replaceAll('&', '+')
    .replace(/[^A-Za-z0-9/?:().,'+-]+/g, ' ')
    .replace(/\/{2,}/g, '/')
    .replace(/^[/ ]+/, '')
    .slice(0, longest)
    .replace(/[/ ]+$/, '')

type Content = string | readonly string[]

const element = (name: string, content: Content): string =>
  `<${name}>${typeof content === 'string' ? content : content.join('')}</${name}>`

const accountOf = (name: string, iban: string): string => element(name, element('Id', element('IBAN', iban)))

/** A bank is known by its BIC; who has only the IBAN says so. */
const debtorBank = (bic: string): string =>
  element('DbtrAgt', element('FinInstnId', bic ? element('BICFI', bic) : element('Othr', element('Id', 'NOTPROVIDED'))))

const sumOf = (credits: readonly BankCredit[]): string =>
  enteredTextOfMoney(credits.reduce((sum, { amount }) => sum + amount, 0))

const transferTo = ({ name, account, amount, reference }: BankCredit, id: string): string | undefined => {
  const holder = account ? sepaText(holderOf(name, account), LONGEST_NAME) : ''
  if (!account || account.iban === '' || holder === '') return undefined
  const said = sepaText(reference, LONGEST_REFERENCE)
  return element('CdtTrfTxInf', [
    element('PmtId', element('EndToEndId', id)),
    element('Amt', `<InstdAmt Ccy="EUR">${enteredTextOfMoney(amount)}</InstdAmt>`),
    account.bic ? element('CdtrAgt', element('FinInstnId', element('BICFI', account.bic))) : '',
    element('Cdtr', element('Nm', holder)),
    accountOf('CdtrAcct', account.iban),
    said ? element('RmtInf', element('Ustrd', said)) : '',
  ])
}

/** Euros: a credit transfer initiation of ISO 20022, pain.001.001.09. */
export const sepaFile = ({ paymentNumber, day, debtor, credits, earlierFiles }: BankTransfers): BankFile => {
  const payment = paymentName(paymentNumber)
  const transfers = credits.map((credit, index) => transferTo(credit, `${payment}-${index + 1}`))
  const company = sepaText(holderOf(debtor.name, debtor.account), LONGEST_NAME)
  const missing = credits.filter((_, index) => !transfers[index]).map(({ name }) => name)
  if (debtor.account.iban === '' || company === '') missing.unshift(debtor.name)
  if (missing.length > 0) return { missing }

  // Banks refuse a message that they had already, so that a copy is another one, and can be told from the first.
  const message = earlierFiles === 0 ? payment : `${payment}-COPY-${earlierFiles}`
  const counted = [element('NbOfTxs', String(credits.length)), element('CtrlSum', sumOf(credits))]
  const header = element('GrpHdr', [
    element('MsgId', message),
    element('CreDtTm', `${day}T00:00:00`),
    ...counted,
    element('InitgPty', element('Nm', company)),
  ])
  const instruction = element('PmtInf', [
    element('PmtInfId', payment),
    element('PmtMtd', 'TRF'),
    ...counted,
    element('PmtTpInf', element('SvcLvl', element('Cd', 'SEPA'))),
    element('ReqdExctnDt', element('Dt', day)),
    element('Dbtr', element('Nm', company)),
    accountOf('DbtrAcct', debtor.account.iban),
    debtorBank(debtor.account.bic),
    element('ChrgBr', 'SLEV'),
    ...transfers.map((transfer) => transfer ?? ''),
  ])
  const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'
  const initiation = element('CstmrCdtTrfInitn', [header, instruction])
  return { text: `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">${initiation}</Document>\n` }
}
