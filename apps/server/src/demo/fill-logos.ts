import { Readable } from 'node:stream'
import type { DemoClient, DemoLogo } from '@praxis/demo/demo-client'
import sharp from 'sharp'
import type { Tx } from '../platform/database/database'
import type { FileStore } from '../platform/files/file-store'

const SIDE = 192
const LARGEST = 1024 * 1024

const drawingOf = ({ background, sign }: DemoLogo): string => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="-4 -4 24 24">
    <rect x="-4" y="-4" width="24" height="24" fill="${background}"/>
    <g color="#fff" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${sign}</g>
  </svg>`

const fillLogo = async (db: Tx, files: FileStore, logo: DemoLogo): Promise<string> => {
  const image = await sharp(Buffer.from(drawingOf(logo)))
    .webp({ lossless: true, effort: 0 })
    .toBuffer()
  const upload = await files.spool(Readable.from([image]), 'logo.webp', { maxBytes: LARGEST, accept: 'image' })
  try {
    return await files.keepPublicImage(db, upload, { width: SIDE, height: SIDE })
  } finally {
    await files.discard([upload])
  }
}

/** The ids of the clients' logos, by the clients' names. */
export const fillLogos = async (
  db: Tx,
  files: FileStore,
  clients: readonly DemoClient[],
): Promise<ReadonlyMap<string, string>> =>
  new Map(await Promise.all(clients.map(async ({ name, logo }) => [name, await fillLogo(db, files, logo)] as const)))
