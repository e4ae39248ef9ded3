/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** '1' keeps the /kit page in a production build. */
  readonly VITE_KIT?: string
  /** Address of the support site behind the Help entry of the side menu. */
  readonly VITE_HELP_URL?: string
}
