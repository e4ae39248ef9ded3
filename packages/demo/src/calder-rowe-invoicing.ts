import { at } from './calder-rowe-address'
import type { DemoInvoicing } from './demo-invoicing'

export const calderRoweInvoicing: DemoInvoicing = {
  biller: at('nadia.karim'),
  schedulers: [
    { project: 'Design authority', client: 'Northgate Water', type: 'effort' },
    { project: 'Timetable portal', client: 'Severn Rail', type: 'agreement' },
  ],
  credited: {
    project: 'Data platform',
    client: 'Northgate Water',
    name: 'Workshop room, two days',
    amount: 45_000,
    why: 'The room was paid for by Northgate Water.',
  },
}
