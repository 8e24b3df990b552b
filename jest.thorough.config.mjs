import { readdirSync, readFileSync } from 'node:fs'
import config from './jest.config.mjs'

process.env.THOROUGH = 'yes'

/** Tests over the whole bank, which take more seeds here. */
const seeded = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/${path}`)
  .filter((path) => path.endsWith('.test.ts') && /seedsOf\(|env\.THOROUGH/.test(readFileSync(path, 'utf8')))

/** The slow tests of "npm run test:thorough", set up as those of lib are. */
export default {
  ...config,
  testTimeout: 600_000,
  projects: config.projects
    .filter(({ displayName }) => displayName === 'lib')
    .map((lib) => ({
      ...lib,
      displayName: 'thorough',
      testMatch: ['<rootDir>/tests/**/*.thorough.ts', ...seeded.map((path) => `<rootDir>/${path}`)],
    })),
}
