import { letterProof as solution, type Given } from '../../../solutions/arithmetic-progressions/letter-proof'
import type { Item, Word } from '../../question/fact'
import type { Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { fillers } from '../../question/words'
import { numericValue } from '../../../reading/tree/numeric'
import { recogniser } from '../../recogniser'

/** "m+n" of a sum of letters, in one way. */
function textOf(node: Node): string {
  if (node.kind === 'letter') return node.name
  if (node.kind === 'bracket') return textOf(node.of)
  if (node.kind === 'sign') return `-${textOf(node.of)}`
  return node.kind === 'binary' && (node.operation === '+' || node.operation === '-')
    ? `${textOf(node.left)}${node.operation}${textOf(node.right)}`
    : (squareOf(node) ?? doubleOf(node) ?? '?')
}

const isTwo = (node: Node): boolean => node.kind === 'number' && node.value.n === 2n && node.value.d === 1n

const squareOf = (node: Node): string | null =>
  node.kind === 'binary' && node.operation === '^' && node.left.kind === 'letter' && isTwo(node.right)
    ? `${node.left.name}^2`
    : null

const doubleOf = (node: Node): string | null => {
  if (node.kind === 'number' && node.value.n === 1n && node.value.d === 1n) return '1'
  const isDouble = node.kind === 'binary' && node.operation === '*' && isTwo(node.left) && node.right.kind === 'letter'
  return isDouble && node.right.kind === 'letter' ? `2${node.right.name}` : null
}

const idle = new Set([
  'ap',
  'first',
  'if',
  'then',
  'hence',
  'equal',
  'equals',
  'numbers',
  'respectively',
  'when',
  'also',
  'same',
])

/** "m ≠ n" */
const isUnequal = (item: Item): boolean => item.kind === 'equation' && item.relation === '!='

function signOf(item: Item): string {
  switch (item.kind) {
    case 'word':
      return fillers.has(item.text) || idle.has(item.text) ? '' : item.text.replace('show', 'prove')
    case 'mark':
      return ''
    case 'ordinal':
      return item.n === null ? 'nth' : '?'
    case 'letter':
      return item.name
    case 'formula':
      return textOf(item.node)
    case 'equation':
      return isUnequal(item) ? '' : '?'
    case 'number':
      return item.value.n === 0n ? 'zeroes' : '?'
    default:
      return '?'
  }
}

const kinds: readonly (readonly [Given['of'], RegExp])[] = [
  ['equal multiples', /^(\w) times \1th term (\w) times \2th term prove (?:\1\+\2|\2\+\1) th term zeroes$/],
  [
    'exchanged terms',
    /^(\w)th term (\w) \2th term \1 prove (?:nth term (?:\1\+\2|\2\+\1)-n|(?:\1\+\2|\2\+\1) th term zeroes)$/,
  ],
  ['exchanged sums', /^sum (\w) term (\w) sum \2 term \1 prove sum (?:\1\+\2|\2\+\1) term -(?:\1\+\2|\2\+\1)$/],
  [
    'sums as squares',
    /^ratio sums? (\w) (?:term )?(?:sum )?(\w) term \1\^2 \2\^2 prove ratio (?:\1th|nth) (?:term )?(?:\2th|nth) term 2\1-1 2\2-1$/,
  ],
  ['equal sums', /^sum (\w) term sum (\w) term prove sum (?:\1\+\2|\2\+\1) term zeroes$/],
]

/** "the first term is a, the second term b and the last term c", with what their sum is claimed to be. */
function ofThreeTerms({ apart, words }: Question): boolean {
  const claim = apart.findLast(({ kind }) => kind === 'formula')
  const letters = apart.flatMap((item) => (item.kind === 'letter' ? item.name : []))
  const places = apart.flatMap((item) => (item.kind === 'ordinal' ? item.n : []))
  const needed = ['sum', 'first', 'last', 'term']
  if (claim?.kind !== 'formula' || letters.filter((name) => name !== 'a').join() !== 'b,c') return false
  if (places.some((n) => n !== 2) || !needed.every((word) => words.includes(word))) return false
  if (places.length === 0 && !words.includes('second')) return false
  const isClaimed = ([a, b, c]: readonly [number, number, number]): boolean => {
    const worth = numericValue(claim.node, (name) => ({ a, b, c })[name] ?? NaN)
    const [top, bottom] = [(a + c) * (b + c - 2 * a), 2 * (b - a)]
    // "(a + c)(b + c - 2a)/2(b - a)" as it is typed
    return [top / bottom, (top / 2) * (b - a)].some((value) => Math.abs(value - worth) < 1e-9)
  }
  return isClaimed([2, 5, 20]) && isClaimed([1, 7, 43])
}

/** "The pth, qth and rth terms are a, b and c. Show that a(q - r) + b(r - p) + c(p - q) = 0." */
function ofWeightedTerms({ apart, words }: Question): boolean {
  const at = apart.findIndex(({ kind }) => kind === 'equation')
  const claim = apart[at]
  const names = apart
    .slice(0, at)
    .map((item) =>
      item.kind === 'letter' ? item.name : item.kind === 'word' ? (/^[pqr]th$|^a$/.exec(item.text)?.[0] ?? '') : '',
    )
    .join('')
    .replaceAll('th', '')
  const [left, right] = claim?.kind === 'equation' && claim.relation === '=' ? claim.sides : []
  if (!left || !right || !/^pqrabca?$/.test(names) || !words.includes('ap') || words.includes('sum')) return false
  // "a(q - r)" as it is read: an article
  const isApart = names.endsWith('a') ? 1 : 0
  const worth = (a: number, b: number, c: number): number =>
    numericValue(left, (name) => ({ p: 2, q: 5, r: 11, a, b, c })[name] ?? NaN) +
    isApart * (a - 1) * (5 - 11) -
    numericValue(right, () => NaN)
  const isWorth = (value: number, wanted: number): boolean => Math.abs(value - wanted) < 1e-9
  return (
    isWorth(worth(1, 0, 0), -6) &&
    isWorth(worth(0, 1, 0), 9) &&
    isWorth(worth(0, 0, 1), -3) &&
    isWorth(worth(1, 1, 1), 0)
  )
}

const isIdle = (item: Item): boolean => {
  const rest = new Set(['sum', 'first', 'second', 'last', 'term', 'prove', 'show'])
  return item.kind !== 'word' || fillers.has(item.text) || idle.has(item.text) || rest.has(item.text)
}

function readIn(question: Question) {
  const { apart } = question
  if (apart.every(isIdle) && !apart.some(({ kind }) => kind === 'number') && ofThreeTerms(question))
    return { of: 'sum by three terms', letters: {} } as const

  if (
    apart.every((item) => isIdle(item) || (item.kind === 'word' && /^[pqr]?th$/.test(item.text))) &&
    ofWeightedTerms(question)
  )
    return { of: 'weighted terms', letters: {} } as const
  const signs = apart.map(signOf).filter((sign) => sign !== '')
  // "find its nth term", and where it is at the place p + q
  const [, m, n, isSum] =
    /^(\w)th term (\w) \2th term \1 (?:value )?(?:nth term|((?:\1\+\2|\2\+\1) th term))(?: is)?$/.exec(
      signs.join(' '),
    ) ?? []
  if (m !== undefined && n !== undefined && m !== n && !/^[adS]$/.test(m + n) && (isSum || !/n/.test(m + n)))
    return { of: 'exchanged terms', asked: isSum ? '0' : 'm + n - k', letters: { m, n, k: 'n' } } as const
  for (const [of, pattern] of kinds) {
    const [, m, n] = pattern.exec(signs.join(' ')) ?? []
    if (m !== undefined && n !== undefined && m !== n && !/^[adS]$/.test(m + n)) return { of, letters: { m, n } }
  }
  return null
}

/** Relations between terms at places that are letters. */
export const letterProof = recogniser<Given>({
  id: 'terms-at-places-in-letters',
  solution,
  cues: ['term'],
  examples: [
    'The ratio of the sums of first p and first q terms of an AP is p² : q². Show that the ratio of its pth and qth terms is (2p - 1) : (2q - 1).',
    'Show that the sum of an AP whose first term is a, second term is b and last term is c is (a + c)(b + c - 2a)/(2(b - a))',
    'If m times the mth term of an A.P. is equal to n times its nth term, show that the (m + n)th term of the A.P. is zero.',
    'If the pth term of an AP is q and the qth term is p, prove that its nth term is (p + q - n).',
    'The sum of first m terms of an AP is n and sum of first n terms is m, show that sum of first (m+n) terms is -(m+n)',
  ],
  refuses: [
    'The ratio of the sums of first p and first q terms of an AP is p² : q². Show that the ratio of its pth and qth terms is (2p + 1) : (2q + 1).',
    'Show that the sum of an AP whose first term is a, third term is b and last term is c is (a + c)(b + c - 2a)/(2(b - a))',
    'Show that the sum of an AP whose first term is a, second term is b and last term is c is (a + c)(b + c + 2a)/(2(b - a))',
    'If m times the mth term of an A.P. is equal to n times its mth term, show that the (m + n)th term of the A.P. is zero.',
    'If the pth term of an AP is q and the qth term is p, prove that its nth term is (p + q + n).',
    'If m times the mth term of an A.P. is equal to n times its nth term, show that the (m - n)th term of the A.P. is zero.',
  ],
  read: (question) => {
    const found = readIn(question)
    return (
      found && {
        given: { of: found.of, ...('asked' in found && { asked: found.asked }) },
        letters: found.letters,
        used: question.facts,
        said: question.items.filter((item): item is Word => item.kind === 'word'),
      }
    )
  },
  before: () => 'Hence ',
})
