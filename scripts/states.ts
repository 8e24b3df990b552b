/** Looks at everything that can stand on the screen: axe in the light, the dark and forced colours, the room at 320 px, the size of targets; on the built site (run "npm run build" first). Arguments go to Playwright, e.g. "npm run states -- -g lesson". */
import { findOrInstallChromium } from './chromium'
import { run } from './run'

const env = { CHROMIUM: findOrInstallChromium(), THOROUGH: '1' }
process.exit(
  await run('npx', ['playwright', 'test', 'e2e/states.spec', '--project', 'phone', ...process.argv.slice(2)], env),
)
