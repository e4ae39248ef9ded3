import type { Page } from '@playwright/test'

/** A screen, by the name of its picture. */
export interface Screen {
  readonly name: string
  readonly path: string
  /** A text that is there once the page is. */
  readonly shows: RegExp
  readonly signedIn?: true
}

/** A screen in a state that its address alone does not bring about. */
export interface ScreenState {
  readonly name: string
  /** A stranger, somebody of the demo workspace, or somebody without a workspace. */
  readonly who: 'stranger' | 'member' | 'newcomer'
  readonly arrange: (page: Page) => Promise<void>
  /** The picture is of the screen, which the floating part covers, not of the whole page. */
  readonly floats?: true
}
