import type { Config } from '../config'

/** Somebody of the demo firm, whom whoever tries Praxis out can sign in as. */
export interface DemoPerson {
  readonly role: string
  readonly name: string
  readonly username: string
  readonly password: string
  readonly goodFor: string
  /** Of the workspace they are tried out in; some belong to several. */
  readonly domain: string
}

/** Their passwords are no secret, so they are told only where nobody works for real, unless the operator asks for it. */
export const offersDemo = ({ DEMO, DEMO_SIGN_INS, PUBLIC_URL }: Config): boolean =>
  DEMO && (DEMO_SIGN_INS || PUBLIC_URL === undefined)
