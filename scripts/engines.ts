/** The core walk and the attacks on the policy in Chromium, Firefox and WebKit, on the built site (run "npm run build" first). Arguments go to Playwright, e.g. "npm run engines -- -g Firefox". */
import { findOrInstallChromium } from './chromium'
import { installOtherEngines } from './other-engines'
import { run } from './run'

const CHROMIUM = findOrInstallChromium()
installOtherEngines()
process.exit(await run('npx', ['playwright', 'test', '--project', 'engines', ...process.argv.slice(2)], { CHROMIUM }))
