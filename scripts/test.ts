/** Everything that must hold for a change; stops when something fails, and closes with the number of tests. */
import { findOrInstallChromium } from './chromium'
import { installOtherEngines } from './other-engines'
import { runStages } from './steps'

const CHROMIUM = findOrInstallChromium()
installOtherEngines()

await runStages([
  // The build begins with the check of the content, and makes the types that the type check needs.
  [
    [
      { what: 'the content and the build', args: ['npm', 'run', 'build'] },
      { what: 'types', args: ['tsc', '--noEmit'] },
    ],
    [
      { what: 'lint', args: ['eslint', '.', '--max-warnings', '0'] },
      { what: 'formatting', args: ['prettier', '--check', '.'] },
    ],
  ],
  [[{ what: 'scripts and styles for the oldest engines', args: ['npm', 'run', 'oldest-engines'] }]],
  [[{ what: 'unit and component tests', args: ['jest'], tests: 'jest' }]],
  [[{ what: 'the built site in browsers', args: ['playwright', 'test'], env: { CHROMIUM }, tests: 'playwright' }]],
  [[{ what: 'the weight of the first view', args: ['npm', 'run', 'budget'] }]],
])
