/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** '1' keeps the /kit page in a production build. */
  readonly VITE_KIT?: string
}
