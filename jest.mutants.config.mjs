import config from './jest.config.mjs'

const { MUTANTS_TESTS = '' } = process.env
const components = config.projects.find(({ displayName }) => displayName === 'components')

/** The tests that "npm run mutants" puts to the test where they need a page: those of some folders of components. */
export default {
  ...components,
  testTimeout: config.testTimeout,
  testMatch: MUTANTS_TESTS.split(',').map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`),
}
