import { type Item, textOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { fillers } from '../../question/words'
import { recogniser } from '../../recogniser'
import { isInteger, toNumber } from '../../../maths/fraction'
import { productAndSquare as solution, type ProductAndSquare } from '../../../solutions/probability/product-and-square'

const isBreak = (item: Item): boolean =>
  item.kind === 'mark' ? /^[.,]$/.test(item.text) : /^(?:and|aur|while|whereas|but)$/.test(textOf(item))

/** Who throws: the first word of the clause in which it stands. */
function throwerOf(items: readonly Item[], at: number): { readonly name: string; readonly item: Item } | null {
  const from = items.findLastIndex((item, place) => place < at && isBreak(item)) + 1
  const item = items.slice(from, at).find((one) => textOf(one) !== '' && !fillers.has(textOf(one)))
  const name = textOf(item)
  return item && name !== '' ? { name: `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`, item } : null
}

/** "Apoorv throws two dice and computes the product. Peehu throws one die and squares the number. Who has the better chance to get 36?" */
export const whoseChanceIsBetter = recogniser<ProductAndSquare>({
  id: 'product-or-square',
  solution,
  story: true,
  cues: ['die', 'dice'],
  words: [
    'product',
    'obtained',
    'chance',
    'chances',
    'probability',
    'number',
    'together',
    'different',
    'once',
    'one',
    'time',
    'up',
    'more',
  ],
  examples: [
    'Apoorv throws two dice once and computes the product of the numbers appearing on the dice. Peehu throws one die and squares the number that appears on it. Who has the better chance of getting the number 36?',
    'Peter throws two different dice together and finds the product of the two numbers obtained. Rina throws a die and squares the number obtained. Who has the better chance to get the number 25?',
  ],
  refuses: [
    'Apoorv throws two dice and computes the sum of the numbers. Peehu throws one die and squares the number. Who has the better chance of getting the number 36?',
    'Apoorv throws two dice and computes the product of the numbers. Peehu throws one die and cubes the number. Who has the better chance of getting the number 8?',
    'Apoorv throws two dice and computes the product of the numbers. Peehu throws one die and squares the number. Find the probability that both get the number 36.',
  ],
  read: (question) => {
    const product = phrase(question, 'two|2|pair different? dice|die * product', 'die|dice twice * product')
    const square = phrase(
      question,
      'a|an|one|single|1|ek die|dice * squares|square|squared number?',
      'die|dice once * squares|square number?',
    )
    const asked = phrase(
      question,
      'who|whose|kiska|kiski|kisko|kis * better|more|greater|higher|zyada|jyada chance|chances|probability * #n',
      '#n * chance|chances|probability * kiska|kiski|kisko * zyada|jyada',
    )
    const [first, second] = [product, square].map((one) => question.apart.findIndex((item) => item === one?.taken[0]))
    if (!product || !square || !asked || first === undefined || second === undefined || first > second) return null
    const [one, other] = [throwerOf(question.apart, first), throwerOf(question.apart, second)]
    if (!one || !other || !isInteger(asked.numbers.n)) return null
    // without a stop between them, the first word behind the one's clause still belongs to the one
    const lastOfFirst = Math.max(...product.taken.map((item) => question.apart.indexOf(item)))
    if (question.apart.indexOf(other.item) < lastOfFirst) return null
    const numbers = phrase(question, 'two|both number')
    return {
      given: { number: toNumber(asked.numbers.n), multiplies: one.name, squares: other.name },
      ...told(question, product, square, asked, numbers, { taken: [one.item, other.item] }),
    }
  },
})
