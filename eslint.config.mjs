import next from 'eslint-config-next/core-web-vitals'
import tseslint from 'typescript-eslint'

/** One direction for imports: app -> components -> lib; problems, assistant -> answers -> reading -> maths. */
const forbid = (files, group, message, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns: group.map((regex) => ({ regex, message })) }] },
})

const outward = '(^|/)(app|components)(/|$)'
const generated = '^contentlayer/generated$'
const react = '^(react|react-dom|next)(/|$)'

const libMessage = 'lib/ is pure and knows nothing above it: pass what it needs as an argument.'
const componentMessage = 'components never import app/ or the generated content: app/page.tsx passes plain props.'
const tab = (name) => `(^|/|@/components/)${name}(/|$)`
const tabMessage = 'One tab never imports another: they meet in components/study-app.tsx.'
const answeringMessage = 'answering/ serves practice, sets and papers alike and knows none of them: pass what it needs.'
const answersMessage =
  'answers/ stands below problems/ and assistant/: it may import reading/, maths/ and syllabus only. Let the caller pass what the rule needs.'
const readingMessage =
  'reading/ knows no rules: it may import itself and maths/ only. What depends on the rule belongs in answers/kinds/, or is passed as letters, names or a count.'
const assistantMessage =
  'assistant/ and problems/ do not know each other: what both need is a solution in lib/solutions/. Of an open problem the caller passes what OpenProblem of lib/assistant/rule.ts names.'
const problemsMessage =
  'problems/ and assistant/ do not know each other: move the working into lib/solutions/<topic>/, from where both import it.'
const solutionsMessage =
  'solutions/ serve problems/ and assistant/ and know neither: take what the question states as Given, and the rest as Manner.'
const mathsMessage = 'maths/ is the ground floor: it imports nothing but itself.'

/** The rules of React, of its hooks and of pages are for what is made of them: the rest is lib, scripts, checks. */
const withReact = ['app', 'components', 'tests/components'].map((folder) => `${folder}/**/*.{ts,tsx}`)

/** What works something out: sync, without a page. */
const pure = ['lib/**/*.ts', 'checks/**/*.ts']
/** What loads a file, or asks who does: rules that need types look whether it is waited for. */
const waiting = [
  'lib/problems/*.ts',
  'lib/sets/*.ts',
  'lib/papers/*.ts',
  'lib/assistant/*.ts',
  'lib/assistant/recognisers/*.ts',
  'lib/assistant/about-the-reply/*.ts',
  'lib/assistant/assertions/*.ts',
  'lib/assistant/choices/*.ts',
  'checks/prove/*.ts',
  'checks/content/*.ts',
  'checks/figures/*.ts',
  'checks/assistant/*.ts',
  'checks/assistant/carelessly/*.ts',
]

export default [
  {
    ignores: [
      '.next/',
      '.contentlayer/',
      'out/',
      'node_modules/',
      'next-env.d.ts',
      'test-results/',
      'coverage/',
      '.mutants/',
    ],
  },
  ...next.map((config) => (config.rules ? { ...config, files: withReact } : config)),
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
    },
  },
  {
    // Most of lib and of the checks waits for nothing: rules that need the types of a whole program would look there for promises only.
    files: pure,
    ignores: waiting,
    languageOptions: { parserOptions: { projectService: false } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-misused-promises': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':function[async=true], ImportExpression, NewExpression[callee.name="Promise"], CallExpression[callee.object.name="Promise"]',
          message: 'Nothing here waits: what does stands in a folder that is named in eslint.config.mjs (waiting).',
        },
        {
          selector: 'SwitchStatement:not(:has(> SwitchCase[test=null]))',
          message: 'End with "default: return x satisfies never": the compiler then names a case that is missing.',
        },
      ],
    },
  },
  {
    files: ['tests/e2e/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.object.name="page"][callee.property.name=/^(goto|reload|waitForTimeout)$/]',
          message:
            'The prerendered page looks alive before it is, and time is no sign of life: use go, reload or practise of tests/e2e/app.ts, then wait for what must be seen.',
        },
      ],
    },
  },
  {
    files: ['lib/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'localStorage', 'navigator', 'fetch'].map((name) => ({ name, message: libMessage })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from a seed: take a Random of lib/random.ts.' },
        { object: 'Date', property: 'now', message: 'lib/ has no clock: pass the time as an argument.' },
      ],
    },
  },
  forbid(['lib/**'], [outward, generated, react], libMessage, ['lib/answers/**', 'lib/reading/**', 'lib/maths/**']),
  forbid(
    ['lib/answers/**'],
    [outward, generated, react, '(^|/)(problems|assistant|solutions|progress|links|speech|content)(/|$)'],
    answersMessage,
  ),
  forbid(
    ['lib/reading/**'],
    [
      outward,
      generated,
      react,
      '^@/',
      '^(\\.\\./)+(?!maths/)(answers|problems|assistant|solutions|progress|links|speech|content|figures|rich-text|papers|memory|syllabus|random)(/|$)',
    ],
    readingMessage,
  ),
  forbid(
    ['lib/assistant/**'],
    [outward, generated, react, '(^|/)(problems|progress|links|papers|memory)(/|$)'],
    assistantMessage,
  ),
  forbid(['lib/problems/**'], [outward, generated, react, '(^|/)assistant(/|$)'], problemsMessage),
  forbid(
    ['lib/solutions/**'],
    [outward, generated, react, '(^|/)(problems|assistant|progress|links|papers|memory)(/|$)'],
    solutionsMessage,
  ),
  forbid(['lib/maths/**'], ['^\\.\\./', '^@/'], mathsMessage),
  forbid(['components/**'], ['(^|/)app(/|$)', generated], componentMessage),
  forbid(
    ['components/learn/**'],
    ['(^|/)app(/|$)', generated, ...['practice', 'papers', 'assistant'].map(tab)],
    tabMessage,
  ),
  forbid(['components/practice/**'], ['(^|/)app(/|$)', generated, ...['papers', 'assistant'].map(tab)], tabMessage),
  forbid(
    ['components/answering/**'],
    ['(^|/)app(/|$)', generated, ...['learn', 'practice', 'papers', 'assistant', 'sets'].map(tab)],
    answeringMessage,
  ),
  forbid(
    ['components/papers/**'],
    ['(^|/)app(/|$)', generated, ...['learn', 'practice', 'assistant'].map(tab)],
    tabMessage,
  ),
]
