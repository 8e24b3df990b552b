import config from './jest.config.mjs'

const { MUTANTS_PROJECT, MUTANTS_TESTS = '' } = process.env
const setup = config.projects.find(({ displayName }) => displayName === MUTANTS_PROJECT)

/** The tests that "npm run mutants" puts to the test: those of some folders, set up as their project is. */
export default {
  ...setup,
  testTimeout: config.testTimeout,
  testMatch: MUTANTS_TESTS.split(',').map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`),
}
