/** A CAMT.053 file of statements, in a version from 02 to 08. */
export const camtFile = (statements: string, version = '02'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">
<BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-10-15T06:00:00</CreDtTm></GrpHdr>
${statements}
</BkToCstmrStmt>
</Document>
`

const balance = (code: string, currency: string, amount: string, day: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount.replace('-', '')}</Amt>` +
  `<CdtDbtInd>${amount.startsWith('-') ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`

interface CamtStatement {
  readonly number?: string
  readonly account?: string
  readonly currency?: string
  readonly opening: string
  readonly closing: string
  readonly entries: string
}

export const camtStatement = ({
  number = '198',
  account = '<IBAN>DE89370400440532013000</IBAN>',
  currency = 'EUR',
  opening,
  closing,
  entries,
}: CamtStatement): string =>
  `<Stmt><Id>S-${number}</Id><ElctrncSeqNb>${number}</ElctrncSeqNb>
<Acct><Id>${account}</Id><Ccy>${currency}</Ccy></Acct>
${balance('OPBD', currency, opening, '2026-10-13')}
${balance('CLBD', currency, closing, '2026-10-14')}
${entries}</Stmt>`

/** A German bank: one transfer with all that SEPA gives. */
export const germanEntry = `<Ntry><Amt Ccy="EUR">1190.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>2026-10-14</Dt></BookgDt><ValDt><Dt>2026-10-15</Dt></ValDt><AcctSvcrRef>2026101499887766</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><EndToEndId>KD-4711</EndToEndId></Refs>
<RltdPties><Dbtr><Nm>M&#252;ller &amp; S&#xF6;hne GmbH</Nm></Dbtr><DbtrAcct><Id><IBAN>DE02 1203 0000 0000 2020 51</IBAN></Id></DbtrAcct>
<UltmtDbtr><Nm>Müller Holding</Nm></UltmtDbtr><Cdtr><Nm>Wir GmbH</Nm></Cdtr><CdtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></CdtrAcct></RltdPties>
<RmtInf><Ustrd>Rechnung INV-0042 vom</Ustrd><Ustrd>01.10.2026</Ustrd></RmtInf></TxDtls></NtryDtls>
<AddtlNtryInf>SEPA-Gutschrift</AddtlNtryInf></Ntry>`

/** A Dutch bank of version 08: a structured reference, and parties one level deeper. */
export const dutchEntry = `<Ntry><Amt Ccy="EUR">250.5</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><DtTm>2026-10-14T23:30:00+02:00</DtTm></BookgDt><ValDt><Dt>2026-10-14</Dt></ValDt>
<NtryDtls><TxDtls><Refs><AcctSvcrRef>NL-REF-1</AcctSvcrRef><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
<RltdPties><Dbtr><Pty><Nm>Jansen B.V.</Nm></Pty></Dbtr><DbtrAcct><Id><Othr><Id>0417164300</Id></Othr></Id></DbtrAcct></RltdPties>
<RmtInf><Strd><RfrdDocInf><Nb>INV-0043</Nb></RfrdDocInf><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf><AddtlRmtInf>met dank</AddtlRmtInf></Strd></RmtInf>
</TxDtls></NtryDtls></Ntry>`

/** Many payments booked at once; each says what it moved. */
export const batchedEntry = `<Ntry><NtryRef>B1</NtryRef><Amt Ccy="EUR">300.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>2026-10-14</Dt></BookgDt>
<NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>
<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">100.00</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>Alpha SARL</Nm></Dbtr></RltdPties><RmtInf><Ustrd>F 1</Ustrd></RmtInf></TxDtls>
<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">200.00</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>Beta SARL</Nm></Dbtr></RltdPties><RmtInf><Ustrd>F 2</Ustrd></RmtInf></TxDtls>
</NtryDtls></Ntry>`

/** A debit that came back: the parties are those of the debit, so the client is the debtor although money went. */
export const returnedEntry = `<Ntry><Amt Ccy="EUR">50.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd><Sts>BOOK</Sts>
<BookgDt><Dt>2026-10-14</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>E2E-77</EndToEndId></Refs>
<RltdPties><Dbtr><Nm>Late Payer Ltd</Nm></Dbtr><DbtrAcct><Id><IBAN>IE29AIBK93115212345678</IBAN></Id></DbtrAcct><Cdtr><Nm>Wir GmbH</Nm></Cdtr></RltdPties>
<RtrInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Account closed</AddtlInf></RtrInf></TxDtls></NtryDtls></Ntry>`
