import { onlyAsks } from './only-asks'
import { negate } from '../../../maths/fraction'
import { phrase, told } from '../../question/phrase'
import { changedProduct as solution } from '../../../solutions/quadratic-equations/changed-product'
import { recogniser } from '../../recogniser'

const sums = [
  'together have|has #s',
  'hold|have|has #s ~t? together|altogether|all|total',
  'total|sum number? ~t? #s',
] as const
const downs = [
  'both|each lost|lose|loses|sells|sell|sold|eats|gave|gives|spent #c each?',
  '#c ~t? taken|removed|lost * each|both',
  '#c ~t? each ~t? absent|left',
] as const
const ups = [
  'both|each buys|gets|bought|gained|gains|blows up? #c more?',
  '#c new? ~t? put|added|joined|join * each|both',
] as const
const products = ['product two? number present? * #p', 'product #p'] as const

export const changedProduct = recogniser({
  id: 'changed-product',
  solution,
  story: true,
  cues: ['product'],
  words: ['two', 'each', 'both', 'number', 'first', 'left', 'before', 'after', 'class'],
  examples: [
    'Jivanti and John together have 45 marbles. Both of them lost 5 marbles each, and the product of the numbers of marbles that they now have is 124. How many marbles had they to start with? (Give both numbers.)',
    'john and jivanti together have 45 marbles. both of them lost 5 marbles each and product of the number of marbles they now have is 124. how many marbles they had to start with',
    'Two boxes hold 50 beads together. When 4 beads are taken out of each box, the product of the numbers left is 440. How many beads were in the two boxes at first?',
  ],
  refuses: [
    'Two boxes hold 50 beads together. When 4 beads are taken out of each box, the product of the squares of the numbers left is 900. How many beads were in the two boxes at first?',
    'Two boxes hold 50 beads together. When 4 beads are taken out of each box, the product of the numbers left is 440. How many beads are left in each?',
    'Two boxes hold 50 beads together. When 4 beads are taken out of one box, the product of the numbers left is 440. How many beads were in the two boxes at first?',
    'Two boxes hold 50 beads together. When half of the beads are taken out of each box, the product of the numbers left is 154. How many beads were in the two boxes at first?',
  ],
  read: (question) => {
    const sum = phrase(question, ...sums)
    const [down, up] = [phrase(question, ...downs), phrase(question, ...ups)]
    const product = phrase(question, ...products)
    const change = down ?? up
    if (!sum || !change || !product || (down && up)) return null
    const grade = phrase(question, 'class #k') ?? { taken: [] }
    const ask = onlyAsks(
      question,
      [sum, change, product],
      ['first', 'start', 'before', 'rolls', 'beginning', 'originally', 'initially'],
      [
        'many',
        'number',
        'beads',
        'marbles',
        'balloons',
        'students',
        'two',
        'boxes',
        'box',
        'sections',
        'had',
        'has',
        'have',
        'stall',
        'were',
        'each',
        'both',
        'they',
        'their',
        'on',
      ],
    )
    return (
      ask && {
        given: {
          sum: sum.numbers.s,
          change: down ? negate(down.numbers.c) : change.numbers.c,
          product: product.numbers.p,
        },
        ...told(question, sum, change, product, grade, ask),
      }
    )
  },
  before: () => '',
})
