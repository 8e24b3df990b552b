/** The unit tests, or some: "npm run unit -- --selectProjects lib tests/lib/links" runs what of the project "lib" lies in that place. */
import config from '../jest.config.mjs'
import { run } from './run'

const projects: readonly string[] = config.projects.map(({ displayName }) => displayName)
const args = process.argv.slice(2)
const option = args.indexOf('--selectProjects')
const before = option < 0 ? args : args.slice(0, option)
const after = option < 0 ? [] : args.slice(option + 1)
const end = after.findIndex((arg) => !projects.includes(arg))
const chosen = end < 0 ? after : after.slice(0, end)

if (option >= 0 && chosen.length === 0) {
  console.error(`--selectProjects wants one or more of: ${projects.join(', ')}`)
  process.exit(1)
}
// Jest takes all that follows the option for projects, so the places go before it.
process.exit(
  await run('npx', [
    'jest',
    ...before,
    ...after.slice(chosen.length),
    ...(chosen.length > 0 ? ['--selectProjects', ...chosen] : []),
  ]),
)
