import type { Page } from '@playwright/test'
import { expect } from './journey'

/** The files a page is made of. Where a journey routes them, the browser's cache is not used. */
export const PARTS = '**/assets/*.{js,css}'

/** Complaints of the browser about a lost network and parts that did not load, which are no fault of the page. */
export const ABOUT_PARTS =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|\/assets\/|This part of Praxis couldn’t be loaded|status of 404/

/** Fails a part as the bundler reports it. */
export const failPart = (page: Page) =>
  page.evaluate(() =>
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('It did not come') })),
  )

export const told = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible()
