import { isAsserted } from './asserted'
import { areEqual, stepsOf } from '../progressions'
import { valueOfTex } from '../../prove/value-of-tex'
import { same } from '../../prove/worked-out'
import { ordinals } from '@/lib/reading/tokens/number-names'

const list = /\$([^$=]+?),\s*\\[lc]?dots(?:,\s*[^$]*)?\$/g
const number = String.raw`\$?(-?\d+(?:\.\d+)?)\$?(?![\d\w]|\.\d|\s?[-+×=\\^/])`

/** What a sentence says wrong of the progression that is listed in it: "The nth term of the AP 5, 8, 11, … is 3n + 5". */
export const listedFaults = (text: string): readonly string[] =>
  text
    .replaceAll('**', '')
    .split(/(?<=[.!?])\s+(?=[A-Z(])/)
    .flatMap((sentence) => {
      const lists = [...sentence.matchAll(list)]
      const terms = (lists[0]?.[1] ?? '').split(',').map((term) => Number(term.replace(/\\[;, ]|[\s{}]/g, '') || NaN))
      const [step] = stepsOf(terms)
      const [first] = terms
      if (lists.length !== 1 || terms.length < 3 || terms.some(Number.isNaN)) return []
      if (!areEqual(stepsOf(terms))) return calledFaults(sentence, terms)
      if (first === undefined || step === undefined || !isAsserted(sentence)) return []
      const rest = sentence.replace(lists[0]?.[0] ?? '', '…')
      return [
        ...formulaFaults(rest, first, step),
        ...numberFaults(
          rest,
          'common difference',
          String.raw`(?:common difference(?: of [^,;$]*)?(?: \$?d\$?)?(?: is|,| of| =)? |\$d = )`,
          step,
        ),
        ...numberFaults(
          rest,
          'first term',
          String.raw`(?:first term(?: of [^,;$]*)?(?: \$?a\$?)?(?: is|,| =)? |\$a = )`,
          first,
        ),
        ...placeFaults(rest, first, step),
      ]
    })

const called = /\$ (?:is|are|form|forms|makes?|are in|is in) (?:an )?(?:AP|A\.P\.|arithmetic progression)(?!\w)/

/** "The list 2, 4, 8, … is an AP" */
const calledFaults = (sentence: string, terms: readonly number[]): readonly string[] =>
  isAsserted(sentence) && called.test(sentence)
    ? [`${terms.join(', ')} is no AP: the steps are ${stepsOf(terms).join(', ')}`]
    : []

const general =
  /(?:\bn\$?th term(?: of [^,;$]*)?(?: \$?a_n\$?)? (?:is|equals|=) \$(?:a_n = )?|\$a_n = )([^$=]+)(?:=[^$]*)?\$/

function formulaFaults(sentence: string, first: number, step: number): readonly string[] {
  const [, formula = ''] = general.exec(sentence) ?? []
  if (!formula.includes('n')) return []
  const values = [1, 2, 7].map((n) => valueOfTex(formula, (name) => (name === 'n' ? n : undefined)))
  const isSo = [1, 2, 7].every((n, at) => same(first + (n - 1) * step, values[at] ?? NaN))
  const free = first - step
  return isSo || values.some((value) => !Number.isFinite(value))
    ? []
    : [
        `$${formula.trim()}$ is not the $n$th term of this AP: it is $${step === 1 ? '' : step === -1 ? '-' : step}n ${free < 0 ? '-' : '+'} ${Math.abs(free)}$`,
      ]
}

function numberFaults(sentence: string, name: string, words: string, should: number): readonly string[] {
  const [, told] = new RegExp(String.raw`${words}${number}`, 'i').exec(sentence) ?? []
  return told === undefined || same(Number(told), should)
    ? []
    : [`the ${name} of this AP is ${Number(should.toPrecision(12))}, and not ${told}`]
}

const place = new RegExp(
  String.raw`(?:\$?(\d+)\$?(?:st|nd|rd|th)|\b(${ordinals.slice(2, 21).join('|')})) term(?: of [^,;$]*)? (?:is|equals|=) ${number}|\$a_\{?(\d+)\}? = (-?\d+)\$`,
  'gi',
)

const placeFaults = (sentence: string, first: number, step: number): readonly string[] =>
  [...sentence.matchAll(place)].flatMap(([whole, digits, word, told, index, value]) => {
    const at = Number(digits ?? index ?? ordinals.indexOf((word ?? '').toLowerCase()))
    const should = first + (at - 1) * step
    return /from the end/.test(whole) || same(should, Number(told ?? value))
      ? []
      : [`term ${at} of this AP is ${Number(should.toPrecision(12))}, and not ${told ?? value ?? ''}`]
  })
