import { type APIRequestContext, expect } from '@playwright/test'

/** The link in the newest mail with this subject to this address, as soon as it has arrived. */
export async function linkOfMail(request: APIRequestContext, address: string, subject: string): Promise<URL> {
  let mailPath: string | undefined
  await expect(async () => {
    const list = await (await request.get('/mailbox')).text()
    const entry = new RegExp(`href="(/mailbox/[^"]+)"><strong>${subject}</strong><span>${address}</span>`).exec(list)
    mailPath = entry?.[1]
    expect(mailPath, `a mail to ${address}`).toBeTruthy()
  }).toPass({ timeout: 15_000, intervals: [20, 30, 50, 100, 250] })
  const mail = await (await request.get(mailPath ?? '')).text()
  const [, link = ''] = /<a href="(https?:[^"]+(?:token|code)=[^"]+)"/.exec(mail) ?? []
  return new URL(link)
}
