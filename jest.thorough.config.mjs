import { readdirSync, readFileSync } from 'node:fs'
import config from './jest.config.mjs'

process.env.THOROUGH = 'yes'

/** Tests over the whole bank, which take more seeds here. */
const seeded = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/${path}`)
  .filter(
    (path) =>
      path.endsWith('.test.ts') &&
      /seedsOf\(|runsOf\(|inTurn\(|someOfEach\(|env\.THOROUGH|'\.\/solves'/.test(readFileSync(path, 'utf8')),
  )

const seededIn = (...folders) => seeded.filter((path) => folders.some((folder) => path.startsWith(`tests/${folder}/`)))

const isSandboxed = (path) => path.endsWith('.sandbox.test.ts')
const ofLib = seededIn('lib', 'answers')

const testMatch = {
  lib: [
    '<rootDir>/tests/**/*.thorough.ts',
    ...ofLib.filter((path) => !isSandboxed(path)).map((path) => `<rootDir>/${path}`),
  ],
  sandbox: ofLib.filter(isSandboxed).map((path) => `<rootDir>/${path}`),
  content: seededIn('content', 'build', 'hosting').map((path) => `<rootDir>/${path}`),
  components: seededIn('components').map((path) => `<rootDir>/${path}`),
}

/** The slow tests of "npm run test:thorough", set up as those of their project are. */
export default {
  ...config,
  testTimeout: 600_000,
  projects: config.projects
    .filter(({ displayName }) => displayName in testMatch)
    .map((project) => ({
      ...project,
      displayName: `thorough ${project.displayName}`,
      testMatch: testMatch[project.displayName],
    })),
}
