import type { Page } from '@playwright/test'
import { expect } from './journey'

/** What a page is made of. Where these are answered for, the browser's cache counts for nothing. */
export const PARTS = '**/assets/*.{js,css}'

/** What the browser itself says about a lost network and parts that did not come is no fault of the page. */
export const ABOUT_PARTS =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|\/assets\/|This part of Praxis couldn’t be loaded|status of 404/

/** As the bundler tells of a part that did not come. */
export const failPart = (page: Page) =>
  page.evaluate(() =>
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('It did not come') })),
  )

export const told = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible()
