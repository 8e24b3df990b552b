import { existsSync } from 'node:fs'
import { installDebianPackages } from './debian-packages'

export const firefoxPlaces = [
  process.env.FIREFOX ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
]

/** WebKitGTK is driven by its own program, on a screen that no one sees. */
export const webkitPrograms = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' } as const

const engines = [
  { name: 'Firefox', packages: ['firefox-esr'], isThere: () => firefoxPlaces.some(existsSync) },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isThere: () => Object.values(webkitPrograms).every(existsSync),
  },
]

/** Installs Firefox and WebKit from Debian where they are missing and it may; where not, one line says which engine is left out. */
export function installOtherEngines(): void {
  for (const { name, packages, isThere } of engines) {
    if (isThere()) continue
    console.log(`No ${name} found; installing ${packages.join(' and ')} with apt-get`)
    try {
      installDebianPackages(...packages)
    } catch {
      console.log(`${name} is left out: it is not here and cannot be installed (Debian: ${packages.join(', ')})`)
    }
  }
}
