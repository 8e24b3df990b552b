import { letterAt } from '@/lib/letters'
import { calledIn, commonest, type Asked, type AskedChoice } from './asked-of'
import { mostGuessed } from './bounds'
import { worst, type Finding } from './finding'
import { surfaceOf } from './surface'

/** The options are words of a closed list where there are no more of them over all draws. */
const mostWords = 12
/** What is seen in fewer draws than this share, or is missing in fewer, tells too little. */
const rare = 0.05

/** A sign, a word or a number of the question from which the key can be told too often. */
export function questionFindings(choices: readonly AskedChoice[]): readonly Finding[] {
  const count = Math.max(0, ...choices.map(({ options }) => options.length))
  const letters = choices.map(({ key }) => letterAt(key))
  const texts = choices.map(({ options, key }) => options[key] ?? '')
  const closed = new Set(choices.flatMap(({ options }) => options)).size <= mostWords
  return told(choices, [letters, ...(closed ? [texts] : [])], mostGuessed(count))
}

/** The same for verdicts that are typed: one of two to four words, or one of two numbers. */
export function verdictFindings(asked: readonly Asked[]): readonly Finding[] {
  const keys = asked.map(({ part }) => part.rule.expected)
  const count = new Set(keys).size
  return count === 2 || (count > 2 && count <= 4 && keys.every((key) => !/\d/.test(key)))
    ? told(asked, [keys], mostGuessed(count))
    : []
}

function told(asked: readonly Asked[], targets: readonly (readonly string[])[], most: number): readonly Finding[] {
  if (asked.length === 0) return []
  const seen = asked.map(({ problem }) => surfaceOf(problem.question))
  const places = new Map<string, number[]>()
  for (const [place, features] of seen.entries())
    for (const feature of features) {
      const own = places.get(feature)
      if (own) own.push(place)
      else places.set(feature, [place])
    }
  const telling = [...places].filter(
    ([, with_]) => with_.length >= rare * asked.length && with_.length <= (1 - rare) * asked.length,
  )
  return worst(
    targets.flatMap((keys) => {
      const [always, times] = commonest(keys)
      const plain = { check: 'question', draws: asked.length, most } as const
      return [
        { ...plain, what: `${calledIn(asked)}the key is ${always ?? ''}`, share: times / asked.length },
        ...telling.map(([feature, own]) => {
          const inside = new Set(own)
          const [withIt, hits] = commonest(keys.filter((_, place) => inside.has(place)))
          const [without, others] = commonest(keys.filter((_, place) => !inside.has(place)))
          return {
            ...plain,
            what: `${calledIn(asked)}${feature} in the question tells the key (${withIt ?? ''}, without it ${without ?? ''})`,
            share: (hits + others) / asked.length,
          }
        }),
      ]
    }),
  )
}
