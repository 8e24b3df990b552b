import { existsSync } from 'node:fs'
import { installDebianPackages } from './debian-packages'

const usualPlaces = [
  // The same engine without the windows: a third less work for each test.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The Chromium that drives the browser tests: CHROMIUM, or one in a usual place. */
export const installedChromium = (): string | undefined =>
  [process.env.CHROMIUM, ...usualPlaces].find((path) => path !== undefined && path !== '' && existsSync(path))

/** The same, installing one of Debian's packages when there is none and it may. Throws with what to do when there is no way. */
export function findOrInstallChromium(): string {
  const installed = installedChromium()
  if (installed) return installed
  for (const name of ['chromium-headless-shell', 'chromium']) {
    console.log(`No Chromium found; installing the package "${name}" with apt-get`)
    try {
      installDebianPackages(name)
    } catch (error) {
      console.error(error)
    }
    const found = installedChromium()
    if (found) return found
  }
  throw new Error(
    'The browser tests need Chromium: install it (Debian: sudo apt-get install chromium) or set CHROMIUM=/path/to/it',
  )
}
