import type { XmlElement } from '../../xml/read-xml'
import { childrenOf, elementAt, textAt } from '../../xml/xml-paths'
import { tidyAccount } from '../account-number'
import type { StatementLine } from '../statement'
import { accountOf, directionOf } from './camt-values'

export type CamtDetails = Pick<
  StatementLine,
  | 'partyName'
  | 'onBehalfOf'
  | 'partyAccount'
  | 'remittance'
  | 'creditorReference'
  | 'endToEndReference'
  | 'bankReference'
  | 'bankText'
>

const joined = (texts: readonly string[]): string => [...new Set(texts.filter((text) => text !== ''))].join(' ')

const textsOf = (elements: readonly XmlElement[], ...path: readonly string[]): string[] =>
  elements.map((element) => textAt(element, ...path))

/** Later versions put a party one level deeper, where it may also be a bank. */
const nameOf = (party: XmlElement | undefined): string =>
  textAt(party, 'Nm') || textAt(party, 'Pty', 'Nm') || textAt(party, 'Agt', 'FinInstnId', 'Nm')

interface Party {
  readonly name: string
  readonly account: string
  readonly onBehalfOf: string
}

const partyOf = (parties: XmlElement | undefined, side: 'Dbtr' | 'Cdtr'): Party => {
  const [name, ultimate] = [nameOf(elementAt(parties, side)), nameOf(elementAt(parties, `Ultmt${side}`))]
  const account = accountOf(elementAt(parties, `${side}Acct`))
  return { name: name || ultimate, account, onBehalfOf: ultimate === name || name === '' ? '' : ultimate }
}

/**
 * The other side of a movement. Of what is given back, the parties stay what they were in the movement before it, so
 * that they are the other way round; and where a bank does otherwise, the own account tells.
 */
const otherParty = (entry: XmlElement, transaction: XmlElement, ownAccount: string): Party => {
  const isGivenBack = textAt(entry, 'RvslInd') === 'true' || elementAt(transaction, 'RtrInf') !== undefined
  const comes = (directionOf(transaction) || directionOf(entry)) === 1
  const parties = elementAt(transaction, 'RltdPties')
  const [debtor, creditor] = [partyOf(parties, 'Dbtr'), partyOf(parties, 'Cdtr')]
  const [expected, other] = comes === isGivenBack ? [creditor, debtor] : [debtor, creditor]
  const isOwn = expected.account !== '' && tidyAccount(expected.account) === tidyAccount(ownAccount)
  const isUnknown = expected.name === '' && expected.account === ''
  return isOwn || isUnknown ? other : expected
}

/** What is said of one transaction, or of an entry that names none. */
export const detailsOf = (entry: XmlElement, transaction: XmlElement, ownAccount: string): CamtDetails => {
  const party = otherParty(entry, transaction, ownAccount)
  const remittance = elementAt(transaction, 'RmtInf')
  const structured = childrenOf(remittance, 'Strd')
  return {
    partyName: party.name,
    onBehalfOf: party.onBehalfOf,
    partyAccount: party.account,
    remittance: joined([
      ...childrenOf(remittance, 'Ustrd').map(({ text }) => text.trim()),
      ...structured.flatMap((each) => textsOf(childrenOf(each, 'RfrdDocInf'), 'Nb')),
      ...structured.flatMap((each) => childrenOf(each, 'AddtlRmtInf').map(({ text }) => text.trim())),
    ]),
    creditorReference: joined(textsOf(structured, 'CdtrRefInf', 'Ref')),
    endToEndReference: textAt(transaction, 'Refs', 'EndToEndId'),
    bankReference:
      textAt(transaction, 'Refs', 'AcctSvcrRef') || textAt(entry, 'AcctSvcrRef') || textAt(entry, 'NtryRef'),
    bankText: joined([
      textAt(entry, 'AddtlNtryInf'),
      textAt(transaction, 'AddtlTxInf'),
      ...textsOf(childrenOf(transaction, 'RtrInf'), 'Rsn', 'Cd'),
      ...childrenOf(elementAt(transaction, 'RtrInf'), 'AddtlInf').map(({ text }) => text.trim()),
    ]),
  }
}
