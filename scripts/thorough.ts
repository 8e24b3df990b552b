/** What is slow and rarely tells, beside "npm test": more seeds for the prover, faults planted for it to find, and the site in a sub-folder. */
import { findOrInstallChromium } from './chromium'
import { runStages } from './steps'

const CHROMIUM = findOrInstallChromium()
const subFolder = { BASE_PATH: '/maths/tutor' }

await runStages([
  [[{ what: 'the thorough tests', args: ['jest', '--config', 'jest.thorough.config.mjs'], tests: 'jest' }]],
  [[{ what: 'every problem is proved', args: ['npm', 'run', 'prove', '--', '--seeds', '200'] }]],
  [[{ what: 'the build', args: ['npm', 'run', 'build'] }]],
  [
    [
      {
        what: 'the built site in browsers, with all that npm test leaves out',
        args: ['playwright', 'test', '--grep-invert', 'axe finds nothing in'],
        env: { THOROUGH: '1', CHROMIUM },
        tests: 'playwright',
      },
    ],
  ],
  [[{ what: 'everything that can stand on the screen', args: ['npm', 'run', 'states'] }]],
  [[{ what: 'a build for a sub-folder', args: ['npm', 'run', 'build'], env: subFolder }]],
  [
    [
      {
        what: 'the site in a sub-folder',
        args: ['playwright', 'test'],
        env: { ...subFolder, CHROMIUM },
        tests: 'playwright',
      },
    ],
  ],
])
