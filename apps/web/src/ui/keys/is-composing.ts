import type { KeyboardEvent } from 'react'

/** The code Safari gives the key that ends a composition, when it no longer says that one is under way. */
const KEY_OF_INPUT_METHOD = 229

/** Whether the key belongs to an input method: its Enter takes a word, and its Escape gives one up. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === KEY_OF_INPUT_METHOD
