import { judged } from './judged'

describe('a number said in words', () => {
  judged(
    { kind: 'number', expected: '100' },
    {
      right: ['hundred', 'a hundred', 'one hundred', 'n = hundred'],
      wrong: ['hundreds', 'thousand', 'hundred times', 'two hundred', 'hundred or so'],
    },
  )
  judged(
    { kind: 'fraction', expected: '1/2' },
    {
      right: ['half', 'dono side half aata hai', 'half hoga'],
      wrong: ['half of 3', 'half 3', 'dono side half nahi aata hai', 'half ya 1 aata hai', 'half times'],
    },
  )
})

describe('a call names an expression', () => {
  judged(
    { kind: 'expression', expected: 'p^2 q', asked: { names: ['HCF'], others: ['LCM'] } },
    {
      right: ['HCF(a, b) = p^2 * q', 'HCF = p²q', 'p^2 q'],
      wrong: [
        'HCF(a, b)',
        'HCF(a, b) = p^2 * q^2',
        'LCM(a, b) = p^2 * q',
        'a, b = p^2 q',
        'more than p^2 q',
        'less than p^2 q',
        '> p^2 q',
      ],
    },
  )
  judged(
    { kind: 'expression', expected: 'k > 4' },
    { right: ['k > 4', '> 4', 'more than 4'], wrong: ['4', 'less than 4', '>= 4'] },
  )
})

describe('steps in order, with what they are called', () => {
  judged(
    { kind: 'sequence', expected: 'D C E B F A' },
    {
      right: ['cards: D-C-E-B-F-A', 'The order of the cards is D C E B F A', 'dcebfa', 'D → C → E → B → F → A'],
      wrong: ['cards: D-C-E-B-A-F', 'cards: D-C-E-B-F', 'not D-C-E-B-F-A', 'reverse of D-C-E-B-F-A', 'cards'],
    },
  )
})
