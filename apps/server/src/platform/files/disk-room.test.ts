import { expect, test } from 'vitest'
import { DiskRoom, diskProblem, isDiskFull } from './disk-room'

const MB = 1024 * 1024

/** A disk whose free space and clock the test sets. */
const diskOf = (totalMb: number, reserveMb?: number) => {
  const dial = { freeMb: totalMb, nowMs: 0, asked: 0 }
  const ask = async () => {
    dial.asked += 1
    return { bavail: dial.freeMb, blocks: totalMb, bsize: MB }
  }
  return { dial, room: new DiskRoom('/files', reserveMb, ask, () => dial.nowMs) }
}

test.each([
  [100_000, undefined, 1024],
  [10_000, undefined, 500],
  [10_000, 3000, 3000],
  [10_000, 0, 0],
])('of a disk of %i MB with a reserve of %s it keeps %i MB', async (total, reserve, kept) => {
  expect((await diskOf(total, reserve).room.state()).reserve).toBe(kept * MB)
})

test('the disk is asked only now and then, and what is written meanwhile is subtracted', async () => {
  const { dial, room } = diskOf(1000, 100)
  for (let written = 0; written < 900; written += 100) await room.take(100 * MB)
  await expect(room.take(1)).rejects.toMatchObject({ reason: 'diskFull' })
  expect(dial.asked).toBe(1)
})

test('it is short of room, full, and well again without anybody’s doing', async () => {
  const { dial, room } = diskOf(1000, 100)
  const at = async (freeMb: number) => {
    dial.freeMb = freeMb
    dial.nowMs += 2000
    const state = await room.state()
    return { problem: diskProblem(state), isFull: isDiskFull(state) }
  }
  expect(await at(100)).toEqual({ problem: undefined, isFull: false })
  expect(await at(60)).toEqual({
    problem: '60 MB of disk space left. Uploads are refused below 100 MB.',
    isFull: false,
  })
  expect(await at(9)).toMatchObject({ isFull: true })
  await expect(room.take(1)).rejects.toMatchObject({ reason: 'diskFull' })
  expect(await at(500)).toEqual({ problem: undefined, isFull: false })
  await room.take(1)
})

test('what is announced is kept free for whoever announced it, of a company no more than half, until it is over', async () => {
  const { room } = diskOf(1100, 100)
  let finish = () => {}
  const under = new Promise<void>((resolve) => {
    finish = resolve
  })
  const announce = (company: string, megabytes: number) => room.during(company, megabytes * MB, () => under)
  await expect(announce('a', 501)).rejects.toMatchObject({ reason: 'diskFull' })
  const announced = [announce('a', 300), announce('a', 200), announce('b', 400)]
  await expect(announce('a', 1)).rejects.toMatchObject({ reason: 'tooManyRequests' })
  await expect(announce('c', 101)).rejects.toMatchObject({ reason: 'diskFull' })
  finish()
  await Promise.all([...announced, announce('c', 100)])
  await announce('a', 500)
})
