import { notedWork } from './noted-work'
import { runProcess } from './run-process'

/** Work per person, and work of records that counts each period. */
await runProcess((inTheMiddle) => [
  {
    routes: [],
    dueWork: [
      notedWork({ kind: 'ofPerson', per: 'employee', schedule: { every: 'day', at: '08:00' } }, inTheMiddle),
      notedWork({ kind: 'ofRecord', per: 'record', doesEveryPeriod: true }, inTheMiddle),
    ],
  },
])
