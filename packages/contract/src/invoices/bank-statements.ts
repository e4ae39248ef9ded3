import * as z from 'zod'
import { EmployeeBrief } from '../people/employees'
import { about, endpoint } from '../protocol/endpoint'
import { pageOf, pageQuery } from '../protocol/page'
import { Currency, Day, Id, Moment, Version } from '../protocol/values'
import {
  confidences,
  csvDelimiters,
  csvRoles,
  LARGEST_STATEMENT_FILE,
  lineStates,
  MOST_LINES_AT_ONCE,
  statementFormats,
  statementProblemKinds,
} from './bank-statement-rules'

const processes = { access: 'employee', feature: 'project', capability: 'canProcessPayments' } as const
const params = z.strictObject({ id: Id })
const ofStatement = { ...processes, params } as const
const MOST_MONEY = 1_000_000_000_000

export const CsvLayout = z.strictObject({
  delimiter: z.enum(csvDelimiters),
  /** How many rows come before the lines. */
  rowsBefore: z.int().min(0).max(1000),
  /** By column; several columns of texts are joined. */
  roles: z.array(z.enum(csvRoles)).min(1).max(100),
  /** Which of the first two numbers of a day is its month. */
  dayOrder: z.enum(['dayFirst', 'monthFirst']),
  decimalMark: z.enum(['.', ',']),
})
export type CsvLayout = z.output<typeof CsvLayout>

const StatementProblem = z.strictObject({
  /** Where it is in the file; null where it is about the whole of it. */
  fileLine: z.int().nullable(),
  kind: z.enum(statementProblemKinds),
  text: z.string(),
})

const Balance = z.strictObject({ amount: z.int(), day: Day.nullable() })

/** An account that the file tells of. */
const StatementAccount = z.strictObject({
  account: z.string(),
  /** Any currency that banks know. */
  currency: z.string(),
  number: z.string(),
  firstDay: Day.nullable(),
  lastDay: Day.nullable(),
  opening: Balance.nullable(),
  closing: Balance.nullable(),
  lineCount: z.int(),
})
export type StatementAccount = z.infer<typeof StatementAccount>

const statementBasics = {
  id: Id,
  name: z.string(),
  /** Null where the file could not be read. */
  format: z.enum(statementFormats).nullable(),
  firstDay: Day.nullable(),
  lastDay: Day.nullable(),
  lineCount: z.int(),
  matchedCount: z.int(),
  setAsideCount: z.int(),
  /** Lines that another statement had already brought; they are not among the lines. */
  repeatedCount: z.int(),
  problemCount: z.int(),
  uploadedAt: Moment,
  uploadedBy: EmployeeBrief.nullable(),
}

export const BankStatementItem = z.strictObject(statementBasics).meta({ id: 'BankStatementItem' })
export type BankStatementItem = z.infer<typeof BankStatementItem>

export const BankStatement = z
  .strictObject({
    ...statementBasics,
    accounts: z.array(StatementAccount),
    problems: z.array(StatementProblem),
    /** How the columns of a CSV file were understood, and its first rows, so that it can be corrected. */
    csv: z.strictObject({ layout: CsvLayout, firstRows: z.array(z.array(z.string())) }).nullable(),
    /** Lines whose proposal is certain. */
    certainCount: z.int(),
    /** Whether it is still being read, or its lines are being compared with invoices: both take a moment. */
    isBeingRead: z.boolean(),
    version: Version,
    /** No longer, once a line is matched. */
    canBeDeleted: z.boolean(),
  })
  .meta({ id: 'BankStatement' })
export type BankStatement = z.infer<typeof BankStatement>

/** Why a line may be about an invoice; amounts are minor units above nothing. */
const MatchReason = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('number'), number: z.string(), found: z.string(), isSure: z.boolean() }),
  z.strictObject({ kind: z.literal('openAmount') }),
  z.strictObject({ kind: z.literal('amountBeforeCredits') }),
  z.strictObject({ kind: z.literal('grossAmount') }),
  z.strictObject({ kind: z.literal('partPayment'), missing: z.int() }),
  z.strictObject({ kind: z.literal('overPayment'), above: z.int() }),
  z.strictObject({ kind: z.literal('name'), name: z.string(), isSame: z.boolean() }),
  z.strictObject({ kind: z.literal('knownAccount'), account: z.string() }),
  z.strictObject({ kind: z.literal('reference'), reference: z.string() }),
  z.strictObject({ kind: z.literal('paidByOtherLine'), lineId: Id }),
])

const LineClient = z.strictObject({ id: Id, name: z.string() })

/** An invoice with what of a line goes to it; below nothing where it was paid back. */
const LinePart = z.strictObject({
  invoice: z.strictObject({ id: Id, number: z.string(), open: z.int(), dueDate: Day }),
  amount: z.int(),
})

const LineProposal = z.strictObject({
  kind: z.enum(['invoice', 'creditNote', 'payment']),
  client: LineClient,
  parts: z.array(LinePart),
  /** What is left over and would be the client’s balance. */
  rest: z.int(),
  confidence: z.enum(confidences),
  reasons: z.array(MatchReason),
})
export type LineProposal = z.infer<typeof LineProposal>

export const StatementLine = z
  .strictObject({
    id: Id,
    statementID: Id,
    account: z.string(),
    fileLine: z.int(),
    bookedOn: Day,
    valueOn: Day,
    /** Below nothing where money left the account. */
    amount: z.int(),
    /** Any currency that banks know. */
    currency: z.string(),
    isReversal: z.boolean(),
    partyName: z.string(),
    onBehalfOf: z.string(),
    partyAccount: z.string(),
    remittance: z.string(),
    creditorReference: z.string(),
    endToEndReference: z.string(),
    bankReference: z.string(),
    bankText: z.string(),
    state: z.enum(lineStates),
    /** What it may be about, the surer first, while it is to match. */
    proposals: z.array(LineProposal),
    /** What it was confirmed to be about. */
    match: z
      .strictObject({
        client: LineClient,
        parts: z.array(LinePart),
        rest: z.int(),
        by: EmployeeBrief.nullable(),
        at: Moment,
      })
      .nullable(),
  })
  .meta({ id: 'StatementLine' })
export type StatementLine = z.infer<typeof StatementLine>

const Confirmation = z.strictObject({
  /** Whose money it is; needed where it goes to no invoice. */
  clientID: Id.optional(),
  /** Invoices of one client, with what of the line goes to each; the rest is the client’s balance. */
  parts: z
    .array(z.strictObject({ invoiceID: Id, amount: z.int().min(-MOST_MONEY).max(MOST_MONEY) }))
    .max(100)
    .default([]),
})
export type Confirmation = z.output<typeof Confirmation>

const lineList = z.strictObject({ lineIDs: z.array(Id).min(1).max(MOST_LINES_AT_ONCE) })

export const bankStatements = about('bankStatements', {
  listBankStatements: endpoint({
    method: 'GET',
    path: '/bankStatements',
    summary: 'List bank statements, the last uploaded first',
    ...processes,
    query: z.strictObject(pageQuery(25)),
    response: pageOf(BankStatementItem),
  }),
  uploadBankStatement: endpoint({
    method: 'POST',
    path: '/bankStatements',
    summary:
      'Upload a bank statement in CAMT.053, MT940 or CSV; it is read within a moment, and known lines recognised',
    ...processes,
    body: z.strictObject({
      /** The account, where the file does not say it. */
      account: z.string().trim().max(40).default(''),
      /** The currency, where the file does not say it; the company’s by default. */
      currency: Currency.optional(),
    }),
    files: { file: { maxBytes: LARGEST_STATEMENT_FILE, required: true, accept: 'any' } },
    response: BankStatement,
  }),
  getBankStatement: endpoint({
    method: 'GET',
    path: '/bankStatements/{id}',
    summary: 'Get a bank statement with what could not be read of it',
    ...ofStatement,
    response: BankStatement,
    reasons: ['notFound'],
  }),
  correctCsvLayout: endpoint({
    method: 'PUT',
    path: '/bankStatements/{id}/csvLayout',
    summary: 'Read a CSV statement anew, with its columns understood as given; not once a line is matched',
    ...ofStatement,
    body: z.strictObject({ layout: CsvLayout, version: Version.optional() }),
    response: BankStatement,
    reasons: ['notFound', 'statementHasMatches', 'statementIsNoCsv', 'changedMeanwhile'],
  }),
  deleteBankStatement: endpoint({
    method: 'DELETE',
    path: '/bankStatements/{id}',
    summary: 'Delete a bank statement with its lines; not once a line is matched',
    ...ofStatement,
    response: 'nothing',
    reasons: ['notFound', 'statementHasMatches'],
  }),
  listStatementLines: endpoint({
    method: 'GET',
    path: '/bankStatements/lines',
    summary: 'List lines of bank statements with what they may be about, newest first',
    ...processes,
    query: z.strictObject({
      ...pageQuery(25),
      state: z.enum(lineStates).default('toMatch'),
      statementID: Id.optional(),
      confidence: z.enum(confidences).optional(),
    }),
    response: pageOf(StatementLine),
  }),
  confirmStatementLine: endpoint({
    method: 'POST',
    path: '/bankStatements/lines/{id}/confirm',
    summary: 'Confirm what a line is about: invoices of a client are paid by it, and the rest is the client’s balance',
    ...ofStatement,
    body: Confirmation,
    response: StatementLine,
    reasons: ['notFound', 'statementLineDecided', 'paymentDoesNotFit', 'refundExceedsReceived', 'clientBalanceTooLow'],
  }),
  confirmCertainLines: endpoint({
    method: 'POST',
    path: '/bankStatements/lines/confirmCertain',
    summary: 'Confirm all lines whose proposal is certain, of one statement or of all',
    ...processes,
    body: z.strictObject({ statementID: Id.optional() }),
    response: z.strictObject({
      confirmedCount: z.int(),
      /** Lines whose invoices changed since they were compared, and those beyond what one call confirms. */
      leftCount: z.int(),
    }),
  }),
  setStatementLinesAside: endpoint({
    method: 'POST',
    path: '/bankStatements/lines/setAside',
    summary: 'Set lines aside that are about no invoice, all or none',
    ...processes,
    body: lineList,
    response: 'nothing',
    reasons: ['notFound', 'statementLineDecided'],
  }),
  takeStatementLineBack: endpoint({
    method: 'POST',
    path: '/bankStatements/lines/{id}/takeBack',
    summary: 'Take back what a line was confirmed to be about, or that it was set aside; it is to match again',
    ...ofStatement,
    body: z.strictObject({}),
    response: StatementLine,
    reasons: ['notFound', 'statementLineNotDecided', 'refundExceedsReceived', 'clientBalanceTooLow'],
  }),
})
