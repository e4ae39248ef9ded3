import { at } from './calder-rowe-address'
import type { DemoInvoicing } from './demo-invoicing'

export const calderRoweInvoicing: DemoInvoicing = {
  biller: at('nadia.karim'),
  billing: [
    {
      client: 'Ashdown Borough Council',
      legalName: 'Ashdown Borough Council',
      vatNumber: 'GB 248 6019 51',
    },
    {
      client: 'Bramley Foods',
      legalName: 'Bramley Foods Ltd',
      vatNumber: 'GB 317 2205 93',
      companyNumber: '04417702',
    },
    {
      client: 'Fairmile Logistics',
      legalName: 'Fairmile Logistics Ltd',
      vatNumber: 'GB 441 0862 74',
      companyNumber: '05209918',
    },
    {
      client: 'Halden Bank',
      legalName: 'Halden Bank plc',
      vatNumber: 'GB 553 9174 23',
      companyNumber: 'SC104477',
    },
    {
      client: 'Kestrel Insurance',
      legalName: 'Kestrel Insurance plc',
      vatNumber: 'GB 608 1327 61',
      companyNumber: '02277105',
    },
    {
      client: 'Lumen Energy',
      legalName: 'Lumen Energy Ltd',
      vatNumber: 'GB 726 4450 37',
      companyNumber: '07730281',
    },
    {
      client: 'Mercer & Gale LLP',
      legalName: 'Mercer & Gale LLP',
      vatNumber: 'GB 811 5936 35',
      companyNumber: 'OC318820',
    },
    {
      client: 'Northgate Water',
      legalName: 'Northgate Water plc',
      vatNumber: 'GB 904 3381 45',
      companyNumber: '02366641',
    },
    {
      client: 'Orchard Housing',
      legalName: 'Orchard Housing Association Ltd',
      vatNumber: 'GB 295 0718 38',
      companyNumber: 'IP27714R',
    },
    {
      client: 'Pennine NHS Trust',
      legalName: 'Pennine Hospitals NHS Foundation Trust',
      vatNumber: 'GB 368 7402 25',
    },
    {
      client: 'Severn Rail',
      legalName: 'Severn Rail Ltd',
      vatNumber: 'GB 487 6113 21',
      companyNumber: '06904426',
    },
    {
      client: 'Tidewater Marine',
      legalName: 'Tidewater Marine Ltd',
      vatNumber: 'GB 572 0049 63',
      companyNumber: '03318750',
      hasNoElectronicAddress: true,
    },
  ],
  schedulers: [
    { project: 'Design authority', client: 'Northgate Water', type: 'effort' },
    { project: 'Timetable portal', client: 'Severn Rail', type: 'agreement' },
  ],
  fee: {
    project: 'Depot dashboards',
    client: 'Fairmile Logistics',
    text: 'Dashboard hosting, {month}',
    amount: 65_000,
  },
  credited: {
    project: 'Data platform',
    client: 'Northgate Water',
    name: 'Workshop room, two days',
    amount: 45_000,
    why: 'The room was paid for by Northgate Water.',
  },
  statement: {
    name: 'Current account.csv',
    opening: 4_821_136,
    others: [
      { daysAgo: 12, name: 'Weir Street Estates', text: 'Rent', amount: -840_000 },
      { daysAgo: 9, name: 'HM Revenue & Customs', text: 'PAYE 120PP00417702', amount: -1_214_873 },
      { daysAgo: 6, name: 'Southbank Catering', text: 'Invoice 7718', amount: -36_450 },
      { daysAgo: 4, name: 'Leeds Innovation Fund', text: 'Grant R-2214', amount: 250_000 },
      { daysAgo: 2, name: 'Card fees', text: 'Monthly fee', amount: -1_894 },
    ],
  },
}
