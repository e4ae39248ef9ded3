import type { Reader } from '../../../platform/auth/reader'

/** Whether somebody sees and keeps the whole register, decides on bookings, and notes what goes over the desk. */
export const managesAssets = ({ capabilities }: Reader): boolean => capabilities.canManageAssets

/** Prices are costs: whoever keeps the register sees and enters them only with that right. */
export const seesPrices = (reader: Reader): boolean =>
  managesAssets(reader) && reader.capabilities.revenue !== 'noAccess'
