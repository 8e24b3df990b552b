import { checkAnswer, type AnswerRule } from '@/lib/answers'

const letters = 'ABCD'

/** Rules with each of the options in turn as the key. */
export const rulesFor = (options: readonly string[]): readonly AnswerRule[] =>
  [...letters.slice(0, options.length)].map((expected) => ({ kind: 'choice', expected, options }))

/** The letters of the options that a response is right for, of such rules. */
export const optionsRead = (rules: readonly AnswerRule[], response: string): string =>
  rules.flatMap((rule) => (checkAnswer(rule, response).correct ? [rule.expected] : [])).join('')

/** One test for each response: it is read as this option and as no other; '' for what is read as none. */
export function reads(options: readonly string[], responses: Readonly<Record<string, readonly string[]>>): void {
  const rules = rulesFor(options)
  describe(options.join(' · '), () => {
    for (const [wanted, list] of Object.entries(responses))
      test.each(list)(`“%s” is ${wanted === '' ? 'none of them' : `option ${wanted}`}`, (response) => {
        expect(optionsRead(rules, response)).toBe(wanted)
      })
  })
}
