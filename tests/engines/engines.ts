import { existsSync } from 'node:fs'
import { installedChromium } from '../../scripts/chromium'
import { firefoxPlaces, webkitPrograms } from '../../scripts/other-engines'
import { byPuppeteer } from './by-puppeteer'
import type { Engine } from './engine'
import { webkit } from './webkit'

/** Starts each engine that is installed here; undefined stands for one that is not. */
export const engines: Readonly<Record<'Chromium' | 'Firefox' | 'WebKit', (() => Promise<Engine>) | undefined>> = {
  Chromium: starting(installedChromium(), (path) => byPuppeteer('chrome', path)),
  Firefox: starting(firefoxPlaces.find(existsSync), (path) => byPuppeteer('firefox', path)),
  WebKit: Object.values(webkitPrograms).every(existsSync)
    ? () => webkit(webkitPrograms.driver, webkitPrograms.screen)
    : undefined,
}

function starting(path: string | undefined, start: (path: string) => Promise<Engine>) {
  return path === undefined ? undefined : () => start(path)
}
