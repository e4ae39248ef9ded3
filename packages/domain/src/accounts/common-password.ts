import { commonPasswords } from './common-passwords'

export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase())
