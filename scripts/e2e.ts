/** The browser tests on the built site (run "npm run build" first). Arguments go to Playwright, e.g. "npm run e2e -- learn". */
import { findOrInstallChromium } from './chromium'
import { run } from './run'

process.exit(await run('npx', ['playwright', 'test', ...process.argv.slice(2)], { CHROMIUM: findOrInstallChromium() }))
