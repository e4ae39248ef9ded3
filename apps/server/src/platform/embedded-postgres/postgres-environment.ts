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

/** Only what the programs need: the server's own secrets stay out of other processes, and PG* variables out of the cluster. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => passedOn.includes(name.toUpperCase()))
  // Without a locale, macOS loads threads into the postmaster, which then refuses to start.
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
}
