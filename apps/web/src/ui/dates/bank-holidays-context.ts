import { createContext, useContext, useState } from 'react'
import type { BankHoliday } from './bank-holiday'

/** A hook: the bank holidays of a year and those of its neighbours, none while they are not known. */
export type UseBankHolidays = (year: number) => readonly BankHoliday[]

const NONE: readonly BankHoliday[] = []

/** Where the calendars have their bank holidays from; they ask only once they are open. */
export const BankHolidaysContext = createContext<UseBankHolidays>(() => NONE)

/** Those around what a calendar shows, which begins at a day and moves on. */
export function useShownBankHolidays(firstShown: string) {
  const [shown, onDateChange] = useState(firstShown)
  const useBankHolidays = useContext(BankHolidaysContext)
  return { bankHolidays: useBankHolidays(Number(shown.slice(0, 4))), onDateChange }
}
