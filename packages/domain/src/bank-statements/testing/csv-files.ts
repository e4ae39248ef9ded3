const crlf = (...lines: readonly string[]): string => lines.map((line) => `${line}\r\n`).join('')

/** What banks let people download, each with its own heads, days and amounts. */
export const barclays = crlf(
  'Number,Date,Account,Amount,Subcategory,Memo',
  '\t ,14/10/2026,20-34-56 12345417,1190.00,Counter Credit,"CALDER & ROWE LTD	INV-0042 BGC"',
  '\t ,03/10/2026,20-34-56 12345417,-12.50,Bank Charges,"FEE"',
)

/** Lloyds, with two columns of amounts, the newest first. */
export const lloyds = crlf(
  'Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance,',
  '14/10/2026,FPI,\'30-12-34,12345678,CALDER ROWE INV42,,"1,190.00",2177.50,',
  "03/10/2026,PAY,'30-12-34,12345678,SERVICE CHARGE,12.50,,987.50,",
)

/** HSBC and others without heads. */
export const headless = crlf(
  '14/10/2026,CALDER ROWE INV42,"1,190.00"',
  '13/10/2026,SERVICE CHARGES,-12.50',
  '03/10/2026,REFUND,-100.00',
)

/** AIB of Ireland. */
export const aib = crlf(
  'Posted Account, Posted Transactions Date, Description1, Description2, Description3, Debit Amount, Credit Amount,Balance,Posted Currency,Transaction Type,Local Currency Amount,Local Currency',
  '"934042-12345678","14/10/26","CALDER","INV-0042","","","1190.00","2190.00","EUR","Credit"," 1,190.00","EUR"',
  '"934042-12345678","15/10/26","FEE","","","12.50","","2177.50","EUR","Debit"," 12.50","EUR"',
)

/** A Sparkasse, in the letters of Windows. */
export const sparkasse = crlf(
  '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"',
  '"DE89370400440532013000";"14.10.26";"15.10.26";"GUTSCHR. UEBERWEISUNG";"Rechnung INV-0042; danke";"";"";"KD-4711";"";"";"";"Müller & Söhne GmbH";"DE02120300000000202051";"BYLADEM1001";"1.190,00";"EUR";"Umsatz gebucht"',
  '"DE89370400440532013000";"03.10.26";"03.10.26";"ENTGELT";"Kontoführung";"";"";"";"";"";"";"";"";"";"-12,50";"EUR";"Umsatz gebucht"',
)

/** A German bank that tells of the account above the lines. */
export const german = crlf(
  'Umsätze Girokonto;;;Zeitraum: 01.10.2026 - 14.10.2026',
  'Konto;DE89 3704 0044 0532 0130 00;;',
  'Alter Kontostand;1.000,00;;EUR',
  '',
  'Buchungstag;Auftraggeber / Begünstigter;Verwendungszweck;Soll;Haben;Währung;Saldo',
  '03.10.2026;Bank;Entgelt;12,50;;EUR;987,50',
  '14.10.2026;Müller;Rechnung 42;;1.190,00;EUR;2.177,50',
  'Kontostand;14.10.2026;;;2.177,50;EUR;',
)

export const french = crlf(
  'Date opération;Date valeur;Libellé;Débit euros;Crédit euros;',
  '14/10/2026;15/10/2026;"VIR SEPA SOCIÉTÉ ÉTOILE',
  ' FACTURE N° 42";;1 190,00;',
  '03/10/2026;03/10/2026;FRAIS;-12,50;;',
)

/** ING of the Netherlands: a column says which way money went. */
export const ing = crlf(
  '"Datum","Naam / Omschrijving","Rekening","Tegenrekening","Code","Af Bij","Bedrag (EUR)","Mutatiesoort","Mededelingen","Saldo na mutatie","Tag"',
  '"20261014","Jansen B.V.","NL69INGB0123456789","NL32INGB0000012345","OV","Bij","1190,00","Overschrijving","Factuur 2026-0042","2177,50",""',
  '"20261003","ING","NL69INGB0123456789","","DV","Af","12,50","Diversen","Kosten","987,50",""',
)

/** ABN AMRO: tabs and no heads; what was there before and after, then what moved. */
export const abnAmro = crlf(
  '417164300\tEUR\t20261003\t1000,00\t987,50\t20261003\t-12,50\tKosten pakket',
  '417164300\tEUR\t20261014\t987,50\t2177,50\t20261014\t1190,00\tJansen factuur 2026-0042',
)

/** FNB of South Africa. */
export const southAfrican = crlf(
  'ACCOUNT TRANSACTION HISTORY',
  ',',
  'Name:, CALDER,ROWE',
  'Account:, 62812345678, [FNB Business Account]',
  'Balance:, 2177.50, 2177.50',
  ',',
  'Date, Amount, Balance, Description',
  '2026/10/03, -12.50, 987.50, SERVICE FEES',
  '2026/10/14, 1190.00, 2177.50, FNB OB PMT CALDER INV0042',
)

/** Bank of America: months first, names of a summary above, and a balance among the lines. */
export const american = crlf(
  'Description,,Summary Amt.',
  'Beginning balance as of 10/01/2026,,"1,000.00"',
  '',
  'Date,Description,Amount,Running Bal.',
  '10/01/2026,Beginning balance as of 10/01/2026,,"1,000.00"',
  '10/03/2026,"WIRE TYPE:WIRE IN ""CALDER""",1190.00,"2,190.00"',
  '10/14/2026,FEE,(12.50),"2,177.50"',
)

/** Chase, where the first column says which way money went, as the sign does. */
export const chase = crlf(
  'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
  'CREDIT,10/14/2026,"ORIG CO NAME:CALDER INV-0042",1190.00,ACH_CREDIT,2177.50,,',
  'DEBIT,10/03/2026,"FEE",-12.50,FEE_TRANSACTION,987.50,,',
)
