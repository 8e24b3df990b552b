import { letterProof as solution, type Given } from '../../../solutions/arithmetic-progressions/letter-proof'
import type { Item, Word } from '../../question/fact'
import type { Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { fillers } from '../../question/words'
import { recogniser } from '../../recogniser'

/** "m+n" of a sum of letters, in one way. */
function textOf(node: Node): string {
  if (node.kind === 'letter') return node.name
  if (node.kind === 'bracket') return textOf(node.of)
  if (node.kind === 'sign') return `-${textOf(node.of)}`
  return node.kind === 'binary' && (node.operation === '+' || node.operation === '-')
    ? `${textOf(node.left)}${node.operation}${textOf(node.right)}`
    : '?'
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
])

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
  ['equal sums', /^sum (\w) term sum (\w) term prove sum (?:\1\+\2|\2\+\1) term zeroes$/],
]

function readIn({ apart }: Question) {
  const signs = apart.map(signOf).filter((sign) => sign !== '')
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
    'If m times the mth term of an A.P. is equal to n times its nth term, show that the (m + n)th term of the A.P. is zero.',
    'If the pth term of an AP is q and the qth term is p, prove that its nth term is (p + q - n).',
    'The sum of first m terms of an AP is n and sum of first n terms is m, show that sum of first (m+n) terms is -(m+n)',
  ],
  refuses: [
    'If m times the mth term of an A.P. is equal to n times its mth term, show that the (m + n)th term of the A.P. is zero.',
    'If the pth term of an AP is q and the qth term is p, prove that its nth term is (p + q + n).',
    'If m times the mth term of an A.P. is equal to n times its nth term, show that the (m - n)th term of the A.P. is zero.',
  ],
  read: (question) => {
    const found = readIn(question)
    return (
      found && {
        given: { of: found.of },
        letters: found.letters,
        used: question.facts,
        said: question.items.filter((item): item is Word => item.kind === 'word'),
      }
    )
  },
  before: () => 'Hence ',
})
