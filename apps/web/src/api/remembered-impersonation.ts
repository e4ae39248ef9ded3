import type { ActingEmployment } from './api'

/** As whom this tab acts, in which company: it survives a reload of the tab, and reaches no other one. */
export interface RememberedImpersonation extends Required<ActingEmployment> {
  readonly companyDomain: string
}

const KEY = 'impersonation'

const isText = (value: unknown): value is string => typeof value === 'string'

export function rememberedImpersonation(): RememberedImpersonation | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const { companyDomain, employeeID, impersonatorID } = stored as Record<string, unknown>
    return isText(companyDomain) && isText(employeeID) && isText(impersonatorID)
      ? { companyDomain, employeeID, impersonatorID }
      : undefined
  } catch {
    return undefined
  }
}

export const rememberImpersonation = (impersonation: RememberedImpersonation): void =>
  sessionStorage.setItem(KEY, JSON.stringify(impersonation))

export const forgetImpersonation = (): void => sessionStorage.removeItem(KEY)
