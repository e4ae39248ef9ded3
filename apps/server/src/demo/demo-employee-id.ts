import { demoId } from './demo-id'

/** The part of a company that the ids of its people are made of. */
export interface Workplace {
  readonly domain: string
}

export const employeeIdOf = ({ domain }: Workplace, username: string): string => demoId('employee', domain, username)
