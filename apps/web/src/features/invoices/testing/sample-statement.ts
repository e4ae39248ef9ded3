import type { BankStatement, LineProposal, StatementLine } from '@praxis/contract/invoices/bank-statements'

export const sampleProposal = (number: string, amount: number, changes: Partial<LineProposal> = {}): LineProposal => ({
  kind: 'invoice',
  client: { id: '0198c0de-0000-7000-8000-000000000011', name: 'Northgate Water' },
  parts: [{ invoice: { id: `invoice-${number}`, number, open: amount, dueDate: '2026-12-12' }, amount }],
  rest: 0,
  confidence: 'certain',
  reasons: [{ kind: 'number', number, found: number, isSure: true }, { kind: 'openAmount' }],
  ...changes,
})

export const sampleLine = (id: string, amount: number, changes: Partial<StatementLine> = {}): StatementLine => ({
  ...{ id, statementID: 'statement', account: 'GB29NWBK60161331926819', fileLine: 2, bookedOn: '2026-11-16' },
  ...{ valueOn: '2026-11-16', amount, currency: 'GBP', isReversal: false, partyName: 'Northgate Water' },
  ...{ onBehalfOf: '', partyAccount: '', remittance: 'Invoice', creditorReference: '', endToEndReference: '' },
  ...{ bankReference: '', bankText: '', state: 'toMatch', proposals: [], match: null },
  ...changes,
})

export const sampleStatement = (changes: Partial<BankStatement> = {}): BankStatement => ({
  ...{ id: 'statement', name: 'november.csv', format: 'csv', firstDay: '2026-11-01', lastDay: '2026-11-16' },
  ...{ lineCount: 3, matchedCount: 0, setAsideCount: 0, repeatedCount: 0, problemCount: 0 },
  ...{ uploadedAt: '2026-11-17T09:00:00.000Z', uploadedBy: null, accounts: [], problems: [], csv: null },
  ...{ certainCount: 1, isBeingRead: false, version: 1, canBeDeleted: true },
  ...changes,
})
