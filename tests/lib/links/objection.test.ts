import { objectionText } from '@/lib/links/objection'

const address = 'https://example.org/?tab=practice'
const wrong = { correct: false } as const
const textOf = (response: string, verdict: Parameters<typeof objectionText>[0]['verdict']) =>
  objectionText({ address, parts: [{}], responses: [response], verdict }).split('\n')

test('the text has the problem, what was typed, how it was read, and what was said', () => {
  expect(textOf(' 3/4 ', { ...wrong, reading: '3/4', note: 'Simplify' })).toEqual([
    'CBSE Math Tutor: I think that this answer should be right.',
    `Problem: ${address}`,
    'Answer: 3/4',
    'Read as: 3/4',
    'Verdict: Incorrect. Simplify',
  ])
})

test.each([
  ['Correct', { correct: true }],
  ['Asked about', { correct: false, unclear: true, unread: true }],
  ['Incorrect, could not be read', { correct: false, unread: true }],
  ['Incorrect', wrong],
] as const)('a verdict is said as "%s"', (word, verdict) => {
  expect(textOf('7', verdict).slice(2)).toEqual(['Answer: 7', `Verdict: ${word}`])
})

test('an empty answer is nothing, a very long one is cut', () => {
  expect(textOf('  ', wrong)).toContain('Answer: (nothing)')
  expect(textOf('9'.repeat(300), wrong)).toContain(`Answer: ${'9'.repeat(300)}`)
  expect(textOf('9'.repeat(301), wrong)).toContain(`Answer: ${'9'.repeat(300)}…`)
})

test('each part stands with its label and its own verdict; where it has none, that of all', () => {
  const parts = [{ label: '(i)' }, { label: '(ii)' }, { label: '(iii)' }]
  const verdict = { ...wrong, parts: [{ correct: true }, { ...wrong, note: 'Look again' }] }
  expect(
    objectionText({ address, parts, responses: ['1', '2'], verdict })
      .split('\n')
      .slice(2),
  ).toEqual([
    'Answer (i): 1',
    'Verdict: Correct',
    'Answer (ii): 2',
    'Verdict: Incorrect. Look again',
    'Answer (iii): (nothing)',
    'Verdict: Incorrect',
  ])
})
