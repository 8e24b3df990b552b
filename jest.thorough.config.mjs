import config from './jest.config.mjs'

/** The slow tests of "npm run test:thorough", set up as those of lib are. */
export default {
  ...config,
  projects: config.projects
    .filter(({ displayName }) => displayName === 'lib')
    .map((lib) => ({ ...lib, displayName: 'thorough', testMatch: ['<rootDir>/tests/**/*.thorough.ts'] })),
}
