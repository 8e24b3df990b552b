import type { AssertionReason } from './apart'
import { discriminants, leads, lines, ruleIn, stated, type CaseRule, type Domain } from './cases'
import { isFact, type Fact, type Item } from '../question/fact'
import { lineIn, quadraticIn } from '../question/polynomial'
import { readQuestion } from '../question/question'
import { multiply, sign, subtract, fraction, squared, toTex } from '../../maths'
import type { JudgedAssertion } from '../../solutions/assertion-reason'
import { pairHas } from '../../solutions/linear-equations/judged'
import { clearing, equationsObjection, wholeLine } from '../../solutions/linear-equations/pieces/equation'
import { outcomeOf } from '../../solutions/linear-equations/pieces/ratio-test'

interface Placed {
  readonly is: string
  readonly lines: readonly string[]
  readonly used: readonly Fact[]
  readonly archetype: string
}

/** How the two lines of a statement lie. */
function pairOf(facts: readonly Fact[]): Placed | null {
  const [first, second, ...more] = facts.flatMap((fact) => {
    const line = lineIn(fact)
    return line ? [{ fact, line }] : []
  })
  if (!first || !second || more.length > 0 || equationsObjection([first.line, second.line]) !== null) return null
  const pair = [wholeLine(first.line, clearing(first.line)), wholeLine(second.line, clearing(second.line))] as const
  return {
    is: outcomeOf(pair),
    lines: pairHas(pair, 'none').lines,
    used: [first.fact, second.fact],
    archetype: 'le-assertion-reason',
  }
}

/** What the discriminant of the one quadratic of a statement is. */
function quadraticOf(facts: readonly Fact[]): Placed | null {
  const [fact, ...more] = facts.filter(({ kind }) => kind === 'formula' || kind === 'equation')
  const found = fact ? quadraticIn(fact) : null
  if (!fact || !found || more.length > 0) return null
  const { a, b, c } = found
  const value = subtract(squared(b), multiply(fraction(4), multiply(a, c)))
  return {
    is: discriminants.cases[sign(value) + 1] ?? '',
    lines: [`$b^2 - 4ac = (${toTex(b)})^2 - 4(${toTex(a)})(${toTex(c)}) = ${toTex(value)}$`],
    used: [fact],
    archetype: fact.kind === 'equation' ? 'qe-assertion-reason' : 'poly-assertion-reason',
  }
}

/** The words of a statement without its formulas. */
function wordsOf(items: readonly Item[], used: readonly Fact[]): string | null {
  const isUsed = (item: Item | undefined): boolean => item !== undefined && isFact(item) && used.includes(item)
  if (items.some((item) => isFact(item) && !isUsed(item))) return null
  return (
    items
      // "the roots of", without the equation, are the roots
      .flatMap((item, at) =>
        item.kind === 'word' && !(item.text === 'of' && isUsed(items[at + 1])) ? [item.text] : [],
      )
      .join(' ')
  )
}

const domains: readonly (readonly [Domain, (facts: readonly Fact[]) => Placed | null])[] = [
  [lines, pairOf],
  [discriminants, quadraticOf],
]

/** "For k = −8 the pair 3x − 4y = 7, 6x + ky = 14": with the number for the letter. */
const withValue = (text: string): string =>
  text.replace(
    /^(?:for|if|when) ([km]) ?= ?([-−–]?\d+),? (?:then )?(?=the (?:pair|system|equations?|quadratic|lines?)\b)([^]*)$/i,
    (_: string, letter = '', value = '', rest = '') =>
      rest.replace(RegExp(`(?<![a-z])${letter}(?=[xy]|²|\\b)`, 'g'), `(${value})`),
  )

/** An assertion about two lines or one quadratic, with what it says of its case. */
function placedIn(text: string, domain: Domain, place: (facts: readonly Fact[]) => Placed | null) {
  const question = readQuestion(withValue(text))
  const placed = place(question.facts)
  const words = placed && wordsOf(question.items, placed.used)
  const said = words === null ? null : stated(words, domain)
  return placed && said ? { placed, said } : null
}

export interface CasesJudged {
  readonly assertion: (JudgedAssertion & { readonly archetype: string }) | null
  readonly rule: (CaseRule & { readonly rightly: string }) | null
}

/** What the cases of a chapter say of the assertion and of the reason. */
export function byCases({ assertion, reason }: AssertionReason): CasesJudged {
  for (const [domain, place] of domains) {
    const rule = ruleIn(reason, domain)
    const found = placedIn(assertion, domain, place)
    if (!rule && !found) continue
    const follows = rule && found ? leads(rule, found.placed.is, found.said) : null
    return {
      rule: rule && { ...rule, rightly: domain.rightly },
      assertion: found && {
        lines: found.placed.lines,
        holds: found.said.cases.has(found.placed.is),
        rests: follows === true ? 'reason' : null,
        near: follows === null ? ['reason'] : [],
        archetype: found.placed.archetype,
      },
    }
  }
  return { assertion: null, rule: null }
}
