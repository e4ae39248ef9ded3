import { deputies } from '@praxis/contract/requests/deputies'
import { useCall, useWholeCall } from '../../../api/use-call'

/** Who may decide changes with deputies, and with it the inbox. */
const changes = ['deputies', 'approvals'] as const

export const useNameDeputy = () => useWholeCall(deputies.nameDeputy, { changes })

export const useRemoveDeputy = () => useCall(deputies.removeDeputy, (id: string) => ({ params: { id } }), { changes })
