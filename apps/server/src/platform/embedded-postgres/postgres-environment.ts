const passedOn = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SYSTEMROOT',
  'SYSTEMDRIVE',
  'COMSPEC',
  'PATHEXT',
  'LD_LIBRARY_PATH',
]

/** Only the variables the programs need: our own secrets stay out of them, and PG* variables out of the cluster. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => passedOn.includes(name.toUpperCase()))
  // Without a locale, macOS starts threads in the postmaster, which then refuses to start.
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
}
