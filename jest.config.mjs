import { house } from './jest.house.mjs'

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
}

const transform = { '^.+\\.(t|j)sx?$': ['@swc/jest', swc] }
const asWritten = {
  '\\.css$': '<rootDir>/tests/setup/empty.ts',
  '^@/(.*)$': '<rootDir>/$1',
}
const shared = {
  transform,
  moduleNameMapper: { '^@/((?:lib|checks)/.*)$': `<rootDir>/${house}/$1`, ...asWritten },
}

const components = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/tests/setup/components.ts'],
}
/** Tests for which each module is a file: one is stood in for, or all are looked for. */
const apart = ['tests/components/practice/failed-load.test.tsx', 'tests/lib/problems/registered.test.ts']

export default {
  globalSetup: '<rootDir>/jest.house.mjs',
  // Jest leaves a core to others by default; of two that is half.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/jest.sequencer.mjs',
  // Generous, because machines are shared: no test measures time.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'lib',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/{lib,answers,content}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...apart],
    },
    {
      ...shared,
      ...components,
      displayName: 'components',
      testMatch: ['<rootDir>/tests/components/**/*.test.tsx'],
      testPathIgnorePatterns: ['/node_modules/', ...apart],
    },
    {
      ...components,
      transform,
      moduleNameMapper: asWritten,
      displayName: 'apart',
      testMatch: apart.map((path) => `<rootDir>/${path}`),
    },
  ],
}
