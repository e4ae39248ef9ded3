import type { CsvRole } from '@praxis/contract/invoices/bank-statement-rules'
import { inPlainLetters } from '../../search/plain-letters'

/**
 * What banks write over their columns, in English, German, French and Dutch, in plain letters and without what stands in
 * brackets. The first pattern that fits says the role; of columns with one role, the one whose pattern stands first.
 */
const WORDS: readonly (readonly [CsvRole, RegExp])[] = [
  ['ignored', /^(local|original|orig|oorspr|fremde?|fees?|exchange)\b/],
  ['ignored', /^(lastschrift ursprungsbetrag|auslagenersatz.*|opening balance|beginsaldo|anzahl .*|source amount)$/],
  [
    'ignored',
    /^(account (name|holder|owner|type)|bezeichnung auftragskonto|naam rekeninghouder|kontoinhaber|bank(name)?|bic.*|swift.*|time|heure)$/,
  ],
  ['valueOn', /^(value ?date|value dated?|valutadatum|wertstellung(stag)?|wert|date (de )?valeur|rentedatum)$/],
  ['bookedOn', /^(posted transactions date|posting date|posted( date)?|booking ?date|booked( on)?|completed date.*)$/],
  [
    'bookedOn',
    /^(buchungstag|buchungsdatum|buchung|date comptable|date (d )?(operation|de l operation)|boek(ings)?datum)$/,
  ],
  ['bookedOn', /^(transaction ?date|transactiedatum|date finished|date|datum|day|tag|jour|umsatzdatum|date utc)$/],
  ['bookedOn', /^(started date.*|created( on)?|effective date)$/],
  [
    'direction',
    /^(af bij|debit ?credit( indicator)?|credit ?debit( indicator)?|d ?c|c ?d|dr ?cr|cr ?dr|debet credit|bij af)$/,
  ],
  ['direction', /^(soll haben( kennzeichen)?|s h|sens|credit debet|direction)$/],
  [
    'paidIn',
    /^(paid in|money in|credit( amounts?| euros?)?|credits|deposits?( amount)?|haben|gutschrift(en)?|bij|amount in)$/,
  ],
  ['paidIn', /^(montant (au )?credit|received|receipts?|bijschrijving(en)?|montant credite)$/],
  [
    'paidOut',
    /^(paid out|money out|debit( amounts?| euros?)?|debits|withdrawals?( amount)?|soll|belastung(en)?|af|amount out)$/,
  ],
  ['paidOut', /^(montant (au )?debit|lastschrift(en)?|payments?|afschrijving(en)?|montant debite|spent)$/],
  [
    'amount',
    /^(amount|value|betrag|umsatz|montant|bedrag|transaction amount|transactiebedrag|net( amount)?|amount (in )?(gbp|eur|usd|zar))$/,
  ],
  [
    'balance',
    /^(balance|running bal(ance)?|saldo|kontostand|solde|account balance|closing balance|saldo na (mutatie|trn|boeking))$/,
  ],
  ['balance', /^(saldo nach buchung|solde (apres|comptable).*|eindsaldo|cumulative balance|ledger balance)$/],
  [
    'currency',
    /^(currency|currency code|posted currency|wahrung|waehrung|devise|munt|muntsoort|valuta code|monnaie|ccy)$/,
  ],
  [
    'partyAccount',
    /^(tegenrekening.*|counter ?party account.*|counterparty iban|konto(nummer)? iban|iban (des|der|du|zahlungs).*)$/,
  ],
  [
    'partyAccount',
    /^(kontonummer iban|compte (contrepartie|beneficiaire|tiers)|rekening tegenpartij|payee account.*|iban gegenkonto)$/,
  ],
  ['account', /^(account( number| no)?|posted account|sort ?code|auftragskonto|iban auftragskonto)$/],
  [
    'account',
    /^(iban kontoinhaber|iban bban|rekening(nummer)?|kontonummer|konto|compte|numero de compte|iban (rekening|eigen).*)$/,
  ],
  [
    'onBehalfOf',
    /^(naam uiteindelijke partij|abweichender (empfanger|zahler|auftraggeber)|abweichender empfaenger|ultimate .*)$/,
  ],
  [
    'partyName',
    /^(counter ?party( name)?|name|payer( name)?|payee( name)?|from|naam tegenpartij|naam|naam omschrijving|tegenpartij)$/,
  ],
  [
    'partyName',
    /^(beguenstigter.*|auftraggeber.*|zahlungspflichtige.*|zahlungsbeteiligter|partner( ?name)?|contrepartie|tiers)$/,
  ],
  [
    'partyName',
    /^(nom( du)? (tiers|contrepartie)|donneur d ordre|emetteur|name (zahlungsbeteiligter|des partners)|merchant)$/,
  ],
  [
    'creditorReference',
    /^(betalingskenmerk|structured (communication|reference)|creditor reference|zahlungsreferenz)$/,
  ],
  ['creditorReference', /^(gestructureerde mededeling|communication structuree)$/],
  [
    'endToEndReference',
    /^(end to end.*|kundenreferenz.*|reference client|reference de bout en bout|e2e.*|customer reference)$/,
  ],
  [
    'bankReference',
    /^(transaction (id|reference|number)|transactiereferentie|bank reference|reference banque|volgnr|fitid|id)$/,
  ],
  ['bankReference', /^(sammlerreferenz|bankreferenz|buchungsreferenz|reference de l operation|unique reference)$/],
  [
    'remittance',
    /^(memo|reference|details|narrative|description ?\d*|transaction descriptions?|particulars|verwendungszweck ?\d*)$/,
  ],
  [
    'remittance',
    /^(libelle.*|omschrijving ?\d*|mededeling(en)?|notes.*|communication( libre)?|payment reference|motif)$/,
  ],
  [
    'remittance',
    /^(informations? complementaires?|detail(s)? de l (operation|ecriture)|vrije mededeling|narration|remittance.*)$/,
  ],
  [
    'bankText',
    /^(type|transaction type|buchungstext|subcategory|category|umsatzart|umsatztyp|vorgang|mutatiesoort|type (d )?operation|code)$/,
  ],
  [
    'bankText',
    /^(zahlungsempfanger.*|zahlungsempfaenger.*|reden retour|info|status|state|check or slip.*|cheque.*|categorie)$/,
  ],
]

/** The words of a head: without what stands in brackets, accents, capitals and signs. */
export const plainHead = (head: string): string =>
  inPlainLetters(head)
    .toLowerCase()
    .replace(/[([].*?[)\]]/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

export interface HeadRole {
  readonly role: CsvRole
  /** Of columns with one role, the lowest has it. */
  readonly rank: number
}

/** The role that a head gives its column; undefined where the head is none of those that are known. */
export const roleOfHead = (head: string): HeadRole | undefined => {
  const plain = plainHead(head.slice(0, 80))
  const rank = plain === '' ? -1 : WORDS.findIndex(([, pattern]) => pattern.test(plain))
  const role = WORDS[rank]?.[0]
  return role === undefined ? undefined : { role, rank }
}
