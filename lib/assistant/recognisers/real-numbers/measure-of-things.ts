import { monomialOf, productWords } from './letter-products'
import { isExtreme, nameAt } from './named-numbers'
import { ratioAsked } from './words'
import { measureOfThings as solution, type Given, type Thing } from '../../../solutions/real-numbers/measure-of-things'
import type { Fact, Item } from '../../question/fact'
import { says } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { lettersOf, type Node } from '../../question/reading'
import { rational } from '../../question/polynomial'
import { isInteger } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'

function productOf(node: Node, name: string | null): Thing | null {
  const value = lettersOf(node).size === 0 ? rational(node) : null
  if (value) return isInteger(value) && value.n > 0n ? { name, front: Number(value.n), powers: {} } : null
  const found = monomialOf(node)
  return found && { name, front: found.front, powers: Object.fromEntries(found.powers) }
}

function thingOf(fact: Fact): Thing | null {
  if (fact.kind === 'number') return fact.unit === '' ? productOf(fact.node, null) : null
  if (fact.kind === 'formula') return fact.name === '' ? productOf(fact.node, null) : null
  const [left, right, ...more] = fact.kind === 'equation' && fact.relation === '=' ? fact.sides : []
  return left?.kind === 'letter' && right && more.length === 0 ? productOf(right, left.name) : null
}

const largestPrime = (n: number): number => {
  let [rest, prime] = [n, 1]
  for (let p = 2; rest > 1; p++)
    while (rest % p === 0) {
      rest /= p
      prime = p
    }
  return prime
}

/** "pq" of p and q. */
function isProductOf(fact: Fact, of: readonly Thing[]): boolean {
  const found = fact.kind === 'formula' && fact.name === '' ? monomialOf(fact.node) : null
  return (
    found?.front === 1 &&
    [...found.powers].join() === of.map((one) => ('told' in one ? '' : `${one.name ?? ''},1`)).join()
  )
}

/** The numbers of a question, each with what tells it; null where something else is stated. */
function thingsIn({ apart }: Question) {
  const found: Thing[] = []
  const taken: Item[] = []
  const spoken: string[] = []
  for (let at = 0; at < apart.length;) {
    const item = apart[at]
    if (!item) break
    const named = isExtreme(item) ? nameAt(apart, at) : null
    if (named) {
      found.push({ told: named.name })
      taken.push(...apart.slice(at, named.next))
      at = named.next
      continue
    }
    at += 1
    if (item.kind === 'word' || item.kind === 'mark') continue
    // "their product equals pq", "HCF × LCM = pq"
    if (found.length > 1 && (isProductOf(item, found) || (item.kind === 'unread' && /^[*=]$/.test(item.text)))) {
      taken.push(item)
      continue
    }
    // "where x y are primes", "primes greater than 3"
    const after = apart[at]
    const isSaid = after?.kind === 'word' && /^(?:are|being|be)$/.test(after.text)
    const pair = isSaid && item.kind === 'formula' ? [...lettersOf(item.node)] : []
    const before = apart.slice(0, at - 1).flatMap((one) => (one.kind === 'word' ? [one.text] : []))
    const isBound = item.kind === 'number' && before.slice(-2).join(' ') === 'greater than'
    if (isBound) continue
    const thing = pair.length > 1 ? null : thingOf(item)
    if (pair.length > 1) spoken.push(...pair)
    else if (thing) found.push(thing)
    else if (item.kind === 'letter') spoken.push(item.name)
    // "HCF (m, n)"
    else if (item.kind === 'point' && item.x.kind === 'letter' && item.y.kind === 'letter')
      spoken.push(item.x.name, item.y.name)
    else return null
    taken.push(item)
  }
  return { found, taken, spoken }
}

const isOfSigns = (fact: Fact): boolean => fact.kind === 'unread'

export const measureOfThings = recogniser<Given>({
  id: 'measure-of-things',
  solution,
  story: true,
  last: true,
  cues: ['hcf', 'lcm'],
  words: [...productWords, 'equal', 'equals', 'same'],
  examples: [
    'a is equal to 2 cube into 3 square and b is equal to 2 square into 3 into 5 find the l c m of a and b',
    'Find the HCF and the LCM of 18p^3q^2 and 24p^2q^4, where p and q are prime numbers.',
    'If a = 2^3 × 3, b = 2 × 3 × 5 and c = 2^2 × 3^2, find the HCF and LCM of a, b and c.',
    'Find the HCF of 12 and the smallest composite number.',
    'ratio of HCF to LCM of the least composite number and least prime number',
    'hcf of x^2y, xy^3 and x^3y^2 where x and y are primes',
  ],
  refuses: [
    'If a = 2^3 × 3 and b = 2 × 3 × 5, find the product of the HCF and the LCM of a and b.',
    'If a = 2^3 × 3 and b = 2 × 3 × 5, find the HCF of a and c.',
    'If a = 2^3 × 3, b = 2 × 3 × 5 and c = 7, find the LCM of a and b.',
    'If a = 2^m × 3 and the HCF of a and 24 is 12, find m.',
    'HCF of 12 and a number is 6, find the number',
    'The HCF of two numbers is 6 and their LCM is 36. Find the other number.',
    'How many factors has the HCF of 2^3 × 3 and 2 × 3 × 5?',
  ],
  read: (question) => {
    const things = thingsIn(question)
    const [hcf, lcm] = [says(question, 'hcf'), says(question, 'lcm')]
    if (!things || things.found.length < 2 || (!hcf && !lcm)) return null
    const { found, taken, spoken } = things
    const names = found.flatMap((one) => ('told' in one || one.name === null ? [] : [one.name]))
    const primes = new Set(found.flatMap((one) => ('told' in one ? [] : Object.keys(one.powers))))
    const isOfAll = names.every((name) => spoken.includes(name)) || spoken.every((name) => !names.includes(name))
    if (!isOfAll || spoken.some((name) => !names.includes(name) && !primes.has(name))) return null
    if (names.some((name) => primes.has(name)) || (names.length > 0 && names.length < found.length)) return null
    // bare numbers alone are asked for elsewhere, and what is no more than told there is a value
    const isPlain = found.every((one) => !('told' in one) && one.name === null && Object.keys(one.powers).length === 0)
    if (isPlain || / (?:is|are|hai) (?:the )?(?:hcf|lcm) |number is \S/.test(` ${question.words.join(' ')} `))
      return null
    const bound = phrase(question, 'prime|primes number? greater than? #n')
    const fronts = found.flatMap((one) => ('told' in one ? [] : [one.front]))
    // the letters are none of the primes of the numbers before them
    if (bound && !fronts.every((front) => largestPrime(front) <= Number(bound.numbers.n.n))) return null
    if (bound) taken.push(...bound.taken)
    const ratio = primes.size === 0 ? ratioAsked(question) : null
    const asked = ratio?.ratio ?? (hcf && lcm ? 'both' : hcf ? 'HCF' : 'LCM')
    const check = phrase(question, 'verify|show|check')
    const isOfTwo =
      found.length === 2 && asked === 'both' && (says(question, 'product') || question.facts.some(isOfSigns))
    if ((check !== null || says(question, 'product') || question.facts.some(isOfSigns)) && !(check && isOfTwo))
      return null
    const verified = check && phrase(question, 'product two? number?', 'equal|equals|same')
    return {
      given: { things: found, asked, ...(check && { isChecked: true }) },
      ...told(question, { taken }, ratio?.found ?? null, check, verified),
    }
  },
  before: ({ asked }) => (asked === 'both' ? '' : `${asked} = `),
})
