import { askedBehind, asksChance, chanceWords, mannersIn, withPieces, without } from './chance'
import { numberEventIn } from './number-event'
import { wholes } from './range'
import { phrase, told } from '../../question/phrase'
import type { NumberEvent } from '../../../solutions/probability/pieces/number-event'
import { rational } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { productOfDraws as solution, type ProductOfDraws } from '../../../solutions/probability/product-of-draws'

function boundIn(event: NumberEvent): Pick<ProductOfDraws, 'is' | 'bound'> | null {
  if (event.kind === 'odd' || event.kind === 'even') return { is: event.kind, bound: 2 }
  if (!('number' in event)) return null
  const { kind, number: bound } = event
  if (kind === 'prime below' || kind === 'factor of') return null
  if (kind === 'multiple of' || kind === 'divisible by') return bound > 0 ? { is: 'a multiple of', bound } : null
  return { is: kind === 'not greater than' ? 'at most' : kind === 'not less than' ? 'at least' : kind, bound }
}

/** "A number x is selected at random from 1, 2, 3 and then y from 1, 4, 9. Find the probability that xy is less than 9." */
export const productOfTwoDraws = recogniser({
  id: 'product-of-two-draws',
  solution,
  story: true,
  cues: ['probability', 'chance', 'chances'],
  words: [...chanceWords, 'another', 'card', 'cards', 'each', 'one', 'both'],
  examples: [
    'A number x is selected at random from the numbers 1, 2, 3 and then another number y is selected at random from the numbers 1, 4, 9. Find the probability that the product of x and y is less than 9.',
    'x is selected from 1, 2, 3, 4 and y is selected from 1, 4, 9, 16. Find the probability that xy is not less than 16.',
    'x is chosen from 1,2,3,4 then y is chosen from 1,4,9,16. find probability that xy is greater than 16',
    'box 1 has cards 1, 2, 3 and box 2 has cards 2, 4, 6, one card from each. probability that product is at most 6 batao',
  ],
  refuses: [
    'A number x is selected from 1, 2, 3 and y from 1, 4, 9. Find the probability that x + y is less than 9.',
    'A number x is selected from 1, 2, 3 and y from 1, 4, 9. Find the probability that the product of x and y is prime.',
    'A number x is selected from 1, 2, 3 and y from the remaining numbers. Find the probability that xy is less than 9.',
    'A number x is selected from 1, 2, 3 and y from 1, 4, 9. Find the probability that xy is a factor of 36.',
    'Two numbers are selected from 1, 2, 3 and 1, 4, 9. Find the probability that the sum is less than 9.',
  ],
  read: (question) => {
    const lists = factsOf(question, 'list')
    const [xs, ys, ...more] = lists
    if (!asksChance(question) || !xs || !ys || more.length > 0 || lists.some(({ open }) => open)) return null
    const values = { taken: lists.flatMap((list) => withPieces(question, list)) }
    const letters = factsOf(question, 'letter').filter(({ name }) => /^(?:[xyXY]|II?)$/.test(name))
    const [from, to] = [wholes(...xs.items.map(rational)), wholes(...ys.items.map(rational))]
    // "1, 2, 3x"
    if (from.length < xs.items.length || to.length < ys.items.length) return null
    const product = phrase(question, 'product xy', 'product', 'xy')
    if (!product) return null
    const boxes = phrase(without(question, values), 'box|bag #a * box|bag #b')
    const found = numberEventIn(askedBehind(without(question, values, boxes)))
    if (!found) return null
    const asked = boundIn(found.event)
    if (!asked) return null
    return {
      given: { xs: from, ys: to, ...asked },
      ...told(question, values, boxes, product, found, { taken: letters }, mannersIn(question)),
    }
  },
})
