import { inPlainWords } from './facts/in-plain-words'
import type { WrongConclusion } from './wrong-conclusion'

/** What a solution says before the step from which it follows: a letter, an equation with a number, a divisor, equal parts of triangles. */
export function stepOrderFaults(lines: readonly string[]): readonly WrongConclusion[] {
  const plain = lines.map(inPlainWords)
  return [
    ...soonLetters(plain),
    ...soonNumbers(plain),
    ...soonDivisors(plain),
    ...soonReasons(plain),
    ...soonValues(plain),
  ]
}

/** Whether a line begins another part of the question: what follows it is about other things. */
const beginsPart = (text: string): boolean =>
  /^(?:Part )?\([ivx]+\)|^(?:Alternatively|Or|Second method|Check)\b/i.test(text)

const samePart = (plain: readonly string[], from: number, to: number): boolean =>
  !plain.slice(from + 1, to + 1).some(beginsPart)

const some =
  /\bfor (?:some|an|a certain) (?:positive |natural |whole |non-zero )*(?:integer|number)s? ([a-z])(?![a-z])/g

/** "Then 5b² = 25c²" before "a = 5c for some integer c". */
const soonLetters = (plain: readonly string[]): readonly WrongConclusion[] =>
  plain.flatMap((text, line) =>
    [...text.matchAll(some)].flatMap(([, letter = '']) => {
      const used = new RegExp(
        String.raw`(?<![a-zA-Z])\d*${letter}(?:²)?(?![a-zA-Z'’])(?= ?[=+×)-]|²|[.,]|$)|= ?\d*${letter}(?:²|\b)`,
      )
      const isTaken = plain
        .slice(0, line)
        .some((before) => new RegExp(`${some.source.replace('([a-z])', letter)}`).test(before))
      const early = isTaken || letter === 'a' ? -1 : plain.slice(0, line).findIndex((before) => used.test(before))
      return early >= 0 && samePart(plain, early, line)
        ? [
            {
              line: early,
              what: `${letter} is used here, and what it is stands only in step ${line + 1}: turn the steps round`,
            },
          ]
        : []
    }),
  )

const label = /(?:\.\.\.|…|[lc]?dots) ?\((\d)\)/g
const reference =
  /\b(?:from|in|by|of|using|equations?|subtract(?:ing)?|add(?:ing)?|multiply(?:ing)?|put(?:ting)?|into?|and) (?:equations? )?\((\d)\)/gi

/** "Subtracting (1) from (2)" before "... (2)". */
function soonNumbers(plain: readonly string[]): readonly WrongConclusion[] {
  const labelled = plain.map((text) => [...text.matchAll(label)].map(([, name = '']) => name))
  return plain.flatMap((text, line) => {
    const known = new Set(labelled.slice(0, line + 1).flat())
    const [, name] =
      [...text.matchAll(reference)].find(
        ([, own = '']) => !known.has(own) && labelled.slice(line + 1).some((some) => some.includes(own)),
      ) ?? []
    return name === undefined
      ? []
      : [{ line, what: `(${name}) is used here, and stands only in a later step: turn the steps round` }]
  })
}

const divides = /\b(\d+|p) (?:also )?divides ([a-z])(²?)(?![a-z²])/g

/** "So 5 divides b²" before "b² = 5c²". */
function soonDivisors(plain: readonly string[]): readonly WrongConclusion[] {
  return plain.flatMap((text, line) => {
    for (const found of text.matchAll(divides)) {
      const [, by = '', letter = '', square = ''] = found
      const name = `${letter}${square === '' ? '²?' : square}`
      const equation = new RegExp(
        String.raw`(?<![\w²])${name} ?= ?${by}(?:[a-z(]| ?×)|(?<![\d.])${by}[a-z(][^=,.]{0,12}= ?${name}(?![\w²])`,
      )
      const told = new RegExp(
        String.raw`\b${by} (?:also )?divides ${letter}²?(?![a-z])|\b${letter}²? is (?:a multiple of|divisible by) ${by}\b|\b${by} is a factor of ${letter}|\b(?:if|when|suppose|assume)\b[^.,]*\bdivides`,
        'i',
      )
      const before = [...plain.slice(0, line), text.slice(0, found.index)]
      if (before.some((one) => equation.test(one) || told.test(one))) continue
      const later = plain.findIndex((one, at) => at > line && equation.test(one))
      if (later >= 0 && samePart(plain, line, later))
        return [
          {
            line,
            what: `that ${by} divides ${letter}${square} follows from an equation that stands only in step ${later + 1}: turn the steps round`,
          },
        ]
    }
    return []
  })
}

/** A reason, and what must stand before it. */
const reasons: readonly (readonly [reason: RegExp, first: RegExp, named: string])[] = [
  [
    /\bCPCT\b|\bcorresponding parts of congruent\b/i,
    /\bcong\b|≅|\bcongruent\b/,
    'the triangles are found to be congruent',
  ],
  [
    /\bcorresponding (?:sides|angles) of (?:these |the |two )?similar\b|\bsimilar triangles have\b/i,
    /\bsim\b|∼|~|\bare similar\b/,
    'the triangles are found to be similar',
  ],
  [
    /\b(?:assumption|supposition) (?:is|was|must be) (?:wrong|false|incorrect|not (?:true|correct))\b/i,
    /\bcontradict|\bimpossible\b|\bcannot be\b|\bis not (?:an? )?(?:integer|rational|irrational)/i,
    'the contradiction is found',
  ],
]

/** "AB = DE (CPCT)" before the triangles are congruent. */
const soonReasons = (plain: readonly string[]): readonly WrongConclusion[] =>
  reasons.flatMap(([reason, first, named]) =>
    plain.flatMap((text, line) => {
      const at = text.search(reason)
      if (at < 0) return []
      const isFound = [...plain.slice(0, line), text.slice(0, at), text.slice(at).replace(reason, '')].some((one) =>
        first.test(one),
      )
      const later = plain.findIndex((one, after) => after > line && first.test(one.replace(reason, '')))
      return !isFound && later >= 0 && samePart(plain, line, later)
        ? [{ line, what: `this is said before ${named}, in step ${later + 1}: turn the steps round` }]
        : []
    }),
  )

const stated = /^(?:So|Hence|Therefore|Thus|Then),? ([A-Z]{1,3}|[a-z](?:_?\w)?) = (\d+(?:\.\d+)?)(?: [a-z]+)?[.,;]?$/

/** "So PT = 12 cm." before "PT² = OP² - OT² = 144" */
const soonValues = (plain: readonly string[]): readonly WrongConclusion[] =>
  plain.flatMap((text, line) => {
    const [, name = '', value] = stated.exec(text) ?? []
    const found = new RegExp(
      String.raw`(?<![\w²])${name}(²?) = ([^=]*[a-zA-Z+×√(-][^=]*=[^=]*)*?[^=]*?= ?(\d+(?:\.\d+)?)(?: [a-z]+[²³]?)?[.,;]?$`,
    )
    if (
      value === undefined ||
      plain.slice(0, line).some((one) => one.includes(`${name} =`) || one.includes(`${name}² =`))
    )
      return []
    const later = plain.findIndex((one, at) => {
      const [, square, , end] = (at > line ? found.exec(one) : null) ?? []
      return end !== undefined && Number(end) === Number(value) ** (square === '²' ? 2 : 1)
    })
    return later >= 0 && samePart(plain, line, later)
      ? [{ line, what: `${name} is worked out only in step ${later + 1}: turn the steps round` }]
      : []
  })
