const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
}

const shared = {
  // Each use of a global name looks it up in the sandbox of the test file: those of the inner loops are handed to every module.
  sandboxInjectedGlobals: [
    'Math',
    'Number',
    'BigInt',
    'Array',
    'Object',
    'String',
    'Map',
    'Set',
    'JSON',
    'Error',
    'RegExp',
    'Symbol',
    'WeakMap',
  ],
  transform: { '^.+\\.(t|j)sx?$': ['@swc/jest', swc] },
  // What "npm run mutants" works on, a copy of the project.
  modulePathIgnorePatterns: ['<rootDir>/.mutants/'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/setup/empty.ts',
    '/start-thread$': '<rootDir>/tests/setup/thread.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
}

/** Tests that need no page: in Node itself, see the runner. */
const bare = {
  ...shared,
  testEnvironment: 'node',
  runner: '<rootDir>/tests/setup/bare-runner.mjs',
  setupFiles: ['<rootDir>/tests/setup/source-maps.mjs'],
}

export default {
  // Jest leaves a core to others by default; of two that is half.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/jest.sequencer.mjs',
  // Generous, because machines are shared: no test measures time.
  testTimeout: 60_000,
  projects: [
    {
      ...bare,
      displayName: 'lib',
      testMatch: ['<rootDir>/tests/{lib,answers}/**/!(*.sandbox).test.ts'],
    },
    // Stand-ins for modules, a page in one file alone, files that are only found when the tests run and the text of functions need Jest's sandbox.
    {
      ...shared,
      displayName: 'sandbox',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/{lib,answers,content,build,hosting}/**/*.sandbox.test.ts'],
    },
    {
      ...bare,
      displayName: 'content',
      testMatch: ['<rootDir>/tests/{content,build,hosting}/**/!(*.sandbox).test.ts'],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      // the maker of QR codes comes as ES modules only
      transformIgnorePatterns: ['/node_modules/(?!qr/)'],
      testMatch: ['<rootDir>/tests/components/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/setup/components.ts'],
    },
  ],
}
