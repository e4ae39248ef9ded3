import { keepCookie, readCookie, removeCookie } from '../../../api/cookies'

const COOKIE = 'masterPlanningLastView'
const ONE_YEAR_IN_SECONDS = 31_536_000

/** The view that was opened last: master planning opens with it. */
export const lastView = (): string | undefined => readCookie(document, COOKIE)

export const rememberView = (viewID: string): void => keepCookie(document, COOKIE, viewID, ONE_YEAR_IN_SECONDS)

export const forgetView = (): void => removeCookie(document, COOKIE)
