import type { Config } from '../config'

/** A person of the demo firm, as whom people who try Praxis can sign in. */
export interface DemoPerson {
  readonly role: string
  readonly name: string
  readonly username: string
  readonly password: string
  readonly goodFor: string
  /** The domain of the workspace to try; some people belong to several. */
  readonly domain: string
}

/** The demo's passwords are public, so they are shown only where nobody works for real, or if the operator wants it. */
export const offersDemo = ({ DEMO, DEMO_SIGN_INS, PUBLIC_URL }: Config): boolean =>
  DEMO && (DEMO_SIGN_INS || PUBLIC_URL === undefined)
