import type { AutomationInput } from '@praxis/contract/tasks/automation-endpoints'
import { useCall, useWholeCall } from '../../../api/use-call'
import type { RuledDoor } from '../board-door'

export const useCreateAutomation = ({ automations }: RuledDoor) => useWholeCall(automations.createAutomation)

interface AutomationUpdate {
  readonly automationId: string
  readonly body: AutomationInput & { readonly version: number }
}

export const useUpdateAutomation = ({ automations }: RuledDoor) =>
  useCall(automations.updateAutomation, ({ automationId, body }: AutomationUpdate) => ({
    params: { automationId },
    body,
  }))

export const useAskToConfirmAddress = ({ automations }: RuledDoor) =>
  useCall(automations.askToConfirmAddress, ({ automationId, email }: { automationId: string; email: string }) => ({
    params: { automationId },
    body: { email },
  }))

export const useDeleteAutomation = ({ automations }: RuledDoor) =>
  useCall(automations.deleteAutomation, (automationId: string) => ({ params: { automationId } }))
