import { features } from '../../app'
import type { DueWork } from '../../platform/due-work/due-work'
import type { InTheMiddle } from './noted-work'
import { runProcess } from './run-process'

const stopping = (work: DueWork, inTheMiddle: InTheMiddle): DueWork => ({
  ...work,
  run: async (db, due, platform) => {
    const outcome = await work.run(db, due, platform)
    return (await inTheMiddle(work.kind, due)) ?? outcome
  },
})

/** All that the product does when it is due. */
await runProcess((inTheMiddle) =>
  features.map((feature) => ({
    ...feature,
    dueWork: (feature.dueWork ?? []).map((work) => stopping(work, inTheMiddle)),
  })),
)
