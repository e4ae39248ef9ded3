import { looksLikeIban, tidyAccount } from '../account-number'
import type { DetailsOfMovement } from './details-of-movement'

/** The words between slashes that Dutch, Belgian and other banks of SWIFT agree on. */
const CODES = [
  ...['TRTP', 'IBAN', 'BIC', 'NAME', 'REMI', 'EREF', 'MARF', 'CSID', 'CNTP', 'ORDP', 'BENM', 'ISDT', 'ADDR', 'PURP'],
  ...['ULTD', 'ULTC', 'ULTB', 'SVCL', 'RTRN', 'RTYP', 'PREF', 'IREF', 'KREF', 'OCMT', 'OAMT', 'CHGS', 'EXCH', 'ACCW'],
]
const BEGINS = new RegExp(`^/(?:${CODES.join('|')})/`)
const CODE = new RegExp(`/(${CODES.join('|')})/`)

const trimmed = (text: string): string => text.replace(/^\/+|\/+$/g, '').trim()

/** The account stands first among what is said of the other side, then its bank, name and town. */
const counterparty = (text: string): { account: string; name: string } => {
  const [first = '', second = '', ...more] = text.split('/')
  const account = tidyAccount(first)
  const isAccount = looksLikeIban(account) || /^\d{4,}$/.test(account)
  return isAccount ? { account, name: more[0] ?? second } : { account: '', name: more[0] || first }
}

/** A text that people wrote is told from a reference that computers did. */
const remittanceOf = (text: string): { remittance: string; creditorReference: string } => {
  const [, reference] = /^\/*STRD\/(?:CUR|ISO|RF)?\/*([^/]*)/.exec(text) ?? []
  if (reference !== undefined) return { remittance: '', creditorReference: reference.trim() }
  return { remittance: trimmed(text.replace(/^\/*USTD\/+/, '')), creditorReference: '' }
}

/** Details as words between slashes, such as /NAME/Jansen/REMI/2026-14; undefined where they are in another form. */
export const slashDetails = (text: string): DetailsOfMovement | undefined => {
  if (!BEGINS.test(text.trim())) return undefined
  const [, ...pieces] = text.split(CODE)
  const values = new Map<string, string>()
  for (let index = 0; index + 1 < pieces.length; index += 2) {
    const [code = '', value = ''] = [pieces[index], pieces[index + 1]]
    // What a bank says twice, such as two names, is not lost.
    const before = values.get(code)
    values.set(code, before ? `${before} ${value}` : value)
  }
  const textOf = (code: string): string => trimmed(values.get(code) ?? '')
  const { account, name } = counterparty(values.get('CNTP') ?? '')
  return {
    partyName: textOf('NAME') || name || textOf('ORDP') || textOf('BENM'),
    onBehalfOf: textOf('ULTD') || textOf('ULTC') || textOf('ULTB'),
    partyAccount: textOf('IBAN') || account,
    ...remittanceOf(values.get('REMI') ?? ''),
    endToEndReference: textOf('EREF') || textOf('PREF'),
    bankText: [textOf('TRTP'), textOf('RTRN'), textOf('OCMT'), textOf('EXCH')].filter((each) => each !== '').join(' '),
  }
}
