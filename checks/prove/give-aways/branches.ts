import type { Problem } from '@/lib/problems/problem'
import { counts } from './asked-of'
import { chanceAt, leastOfEvenShare } from './bounds'
import type { Finding } from './finding'
import { isAssertion } from './whole'

const numberWords = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice)\b/gi

/** A question without its numbers, its names and what they do to the words about them: what is left tells its variant. */
export const shapeOf = (question: string): string =>
  question
    .replace(/\$[^$]*\$/g, '#')
    .replace(/\d+(?:[.,/:]\d+)*/g, '#')
    .replace(numberWords, '#')
    .replace(/#\s*(?:st|nd|rd|th)\b/g, '#')
    .replace(/(?<=[^.?!\n]\s)[A-Z][a-z]+\b/g, 'N')
    .replace(/\b(?:is|are|was|were|has|have|a|an|the|he|she|they|it|his|her|their|its)\b/gi, '')
    .replace(/(\w\w)(?:es|s)\b/g, '$1')
    .replace(/[#N](?:[\s,;:()]|and\b|[#N])*/g, '# ')
    .replace(/\s+/g, ' ')
    .trim()

/** The last thing that is said, where what is asked mostly stands. */
const endOf = (question: string): string => question.split(/(?<=[.?!])\s+(?=[A-Z$])/).at(-1) ?? ''

/** The variants that a template declares. */
export interface Variants {
  readonly all: readonly string[]
  readonly of: (seed: string) => string
}

/** More shapes than these are not variants that someone wrote down one by one. */
const mostShapes = 12

/**
 * Each variant comes at least half as often as an even share: of whole questions where there are few, else of their last sentences. A
 * variant that never comes cannot be seen; a template declares them for that. Of assertion and reason the codes are the variants.
 */
export function branchFindings(problems: readonly Problem[], declared?: Variants): readonly Finding[] {
  if (declared) {
    const came = counts(problems.map(({ seed }) => declared.of(seed)))
    const stray = [...came.keys()].filter((variant) => !declared.all.includes(variant))
    return [
      ...stray.map(
        (variant) => ({ check: 'branch', what: `"${variant}" is drawn, and not declared`, sure: true }) as const,
      ),
      ...tooRare(new Map(declared.all.map((variant) => [variant, came.get(variant) ?? 0])), problems.length),
    ]
  }
  if (problems.some(isAssertion)) return []
  const whole = counts(problems.map(({ question }) => shapeOf(question)))
  const shapes = whole.size <= mostShapes ? whole : counts(problems.map(({ question }) => shapeOf(endOf(question))))
  return shapes.size > mostShapes ? [] : tooRare(shapes, problems.length)
}

/** The variants that come less than half as often as an even share. */
export function tooRare(variants: ReadonlyMap<string, number>, draws: number): readonly Finding[] {
  const least = leastOfEvenShare / variants.size
  return [...variants].flatMap(([variant, count]) => {
    const share = count / draws
    const [came, wanted] = [share, least].map((one) => `${(one * 100).toFixed(1)} %`)
    return share >= least
      ? []
      : [
          {
            check: 'branch' as const,
            what: `"${variant}" comes in ${came} of the draws, ${wanted} at least is wanted of ${variants.size} variants`,
            sure: least - share > chanceAt(least, draws),
          },
        ]
  })
}
