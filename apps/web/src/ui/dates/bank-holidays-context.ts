import { createContext, useContext, useState } from 'react'
import type { BankHoliday } from './bank-holiday'

/** A hook that gives the bank holidays of a year and its neighbours, none while they are not known. */
export type UseBankHolidays = (year: number) => readonly BankHoliday[]

const NONE: readonly BankHoliday[] = []

/** The source of the calendars' bank holidays, asked only once a calendar is open. */
export const BankHolidaysContext = createContext<UseBankHolidays>(() => NONE)

/** The bank holidays around the part that a calendar shows, which begins at a day and moves on. */
export function useShownBankHolidays(firstShown: string) {
  const [shown, onDateChange] = useState(firstShown)
  const useBankHolidays = useContext(BankHolidaysContext)
  return { bankHolidays: useBankHolidays(Number(shown.slice(0, 4))), onDateChange }
}
