/** What a credit transfer initiation has to be like, as the rules of pain.001.001.09 for transfers in euros say. */
interface Part {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly content: RegExp | readonly Part[]
}

const one = (name: string, content: Part['content']): Part => ({ name, from: 1, to: 1, content })
const maybe = (name: string, content: Part['content']): Part => ({ name, from: 0, to: 1, content })
const some = (name: string, content: Part['content']): Part => ({
  name,
  from: 1,
  to: Number.POSITIVE_INFINITY,
  content,
})

/** The characters that every bank takes; a reference neither begins nor ends with a slash, nor has two in a row. */
const textUpTo = (longest: number) => new RegExp(`^(?=.{1,${longest}}$)(?![/ ])(?!.*//)[A-Za-z0-9/?:().,'+ -]*[^/ ]$`)
const day = '\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])'
const bic = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/
const account = one('Id', [one('IBAN', /^[A-Z]{2}\d{2}[A-Za-z0-9]{1,30}$/)])
const counted = [one('NbOfTxs', /^\d{1,15}$/), one('CtrlSum', /^\d{1,16}\.\d{2}$/)]
const named = [one('Nm', textUpTo(70))]

const transfer = [
  one('PmtId', [one('EndToEndId', textUpTo(35))]),
  one('Amt', [one('InstdAmt', /^(?!0\.00$)\d{1,9}\.\d{2}$/)]),
  maybe('CdtrAgt', [one('FinInstnId', [one('BICFI', bic)])]),
  one('Cdtr', named),
  one('CdtrAcct', [account]),
  maybe('RmtInf', [one('Ustrd', textUpTo(140))]),
]

const header = [
  one('MsgId', textUpTo(35)),
  one('CreDtTm', new RegExp(`^${day}T\\d{2}:\\d{2}:\\d{2}$`)),
  ...counted,
  one('InitgPty', named),
]

const instruction = [
  one('PmtInfId', textUpTo(35)),
  one('PmtMtd', /^TRF$/),
  ...counted,
  one('PmtTpInf', [one('SvcLvl', [one('Cd', /^SEPA$/)])]),
  one('ReqdExctnDt', [one('Dt', new RegExp(`^${day}$`))]),
  one('Dbtr', named),
  one('DbtrAcct', [account]),
  one('DbtrAgt', [one('FinInstnId', [maybe('BICFI', bic), maybe('Othr', [one('Id', /^NOTPROVIDED$/)])])]),
  one('ChrgBr', /^SLEV$/),
  some('CdtTrfTxInf', transfer),
]

const initiation = one('CstmrCdtTrfInitn', [one('GrpHdr', header), some('PmtInf', instruction)])

interface Element {
  readonly name: string
  readonly content: string
}

/** The elements directly within a text, in their order; throws where something else stands between them. */
const elementsIn = (text: string): Element[] => {
  const elements: Element[] = []
  let rest = text
  while (rest !== '') {
    const [whole, name = '', content = ''] = /^<(\w+)(?: Ccy="EUR")?>(.*?)<\/\1>/.exec(rest) ?? []
    if (whole === undefined) throw new Error(`No element: ${rest.slice(0, 60)}`)
    elements.push({ name, content })
    rest = rest.slice(whole.length)
  }
  return elements
}

const faultsOf = (content: string, rules: Part['content'], path: string): string[] => {
  if (rules instanceof RegExp) return rules.test(content) ? [] : [`${path}: ${content}`]
  let rest = elementsIn(content)
  const faults = rules.flatMap(({ name, from, to, content: inner }) => {
    const other = rest.findIndex((element) => element.name !== name)
    const own = rest.slice(0, other === -1 ? rest.length : other)
    rest = rest.slice(own.length)
    const isCounted = own.length >= from && own.length <= to
    const within = own.flatMap((element) => faultsOf(element.content, inner, `${path}/${name}`))
    return isCounted ? within : [`${path}/${name}: ${own.length} times`, ...within]
  })
  return [...faults, ...rest.map(({ name }) => `${path}/${name}: out of place`)]
}

const DOCUMENT =
  /^<\?xml version="1.0" encoding="UTF-8"\?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain\.001\.001\.09">(.*)<\/Document>\n$/

/** What is wrong with a file; nothing, if a bank takes it. */
export const faultsOfPain001 = (file: string): string[] => {
  const [, document] = DOCUMENT.exec(file) ?? []
  return document === undefined ? ['no document'] : faultsOf(document, [initiation], '')
}

/** The texts of all elements of a name. */
export const textsOf = (file: string, name: string): string[] =>
  [...file.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text)
