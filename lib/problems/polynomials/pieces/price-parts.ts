import { sumTex } from '../../../maths'
import type { PosedPart } from '../../posed'
import { chain, earns, equals, line, says } from '../../template'
import { priceStories } from './price-stories'

/** p(x) = −k(x − a)(x − b), asked at the price m and in one of two last parts. */
export interface Price {
  readonly a: number
  readonly b: number
  readonly k: number
  readonly m: number
  readonly story: keyof typeof priceStories
  readonly last: 'greatest' | 'prices'
  /** How far from the lower price the profit of the last part is taken. */
  readonly away: number
}

export const profitAt = ({ a, b, k }: Price, x: number): number => -k * (x - a) * (x - b)

export const priceTex = ({ a, b, k }: Price): string =>
  sumTex([
    [-k, 'x^2'],
    [k * (a + b), 'x'],
    [-k * a * b, ''],
  ])

const monic = (r: number, s: number): string =>
  sumTex([
    [1, 'x^2'],
    [-(r + s), 'x'],
    [r * s, ''],
  ])

const splitTex = (r: number, s: number): string => `x^2 - ${r}x - ${s}x + ${r * s}`

export function priceParts(price: Price): readonly PosedPart[] {
  const { a, b, k, m, story, last } = price
  const { piece } = priceStories[story]
  const front = k === 1 ? '-' : `-${k}`
  return [
    {
      label: '(i)',
      ask: `At which two prices of a ${piece}, in rupees, is there neither profit nor loss? Find the zeroes of $p(x)$.`,
      rule: { kind: 'roots', expected: `${a}, ${b}` },
      steps: [
        line('split', says`${chain('p(x)', `${front}(${monic(a, b)})`, `${front}(${splitTex(a, b)})`)}`),
        earns(
          0.5,
          {
            text: `$= ${front}[x(x - ${a}) - ${b}(x - ${a})] = ${front}(x - ${a})(x - ${b})$`,
            claim: [
              {
                sides: [
                  `${front}(${splitTex(a, b)})`,
                  `${front}[x(x - ${a}) - ${b}(x - ${a})]`,
                  `${front}(x - ${a})(x - ${b})`,
                ],
              },
            ],
          },
          'factors',
        ),
        earns(0.5, `So the zeroes of $p(x)$ are $${a}$ and $${b}$`, 'zeroes'),
      ],
    },
    {
      label: '(ii)',
      ask: `Find the profit, in rupees, at a price of Rs $${m}$.`,
      rule: { kind: 'number', expected: `${profitAt(price, m)}`, unit: '₹' },
      steps: [
        line(
          'substituted',
          says`${chain(`p(${m})`, `${front}(${m} - ${a})(${m} - ${b})`, `${front}(${m - a})(${m - b})`)}`,
        ),
        earns(1, says`${equals('So the profit in rupees', `p(${m})`, `${profitAt(price, m)}`)}`, 'profit'),
      ],
    },
    last === 'greatest' ? greatestPart(price, front) : pricesPart(price, front),
  ]
}

function greatestPart(price: Price, front: string): PosedPart {
  const { a, b } = price
  const middle = (a + b) / 2
  return {
    label: '(iii)',
    ask: 'The profit is greatest at the price half-way between the two zeroes. Find the greatest profit, in rupees.',
    rule: { kind: 'number', expected: `${profitAt(price, middle)}`, unit: '₹' },
    steps: [
      earns(1, says`Half-way between them, ${chain('x', `\\frac{${a} + ${b}}{2}`, `${middle}`)}`, 'middle'),
      line(
        'put in',
        says`${chain(`p(${middle})`, `${front}(${middle - a})(${middle - b})`, `${profitAt(price, middle)}`)}`,
      ),
      earns(1, `So the greatest profit is Rs $${profitAt(price, middle)}$`, 'greatest'),
    ],
  }
}

function pricesPart(price: Price, front: string): PosedPart {
  const { a, b, away, k } = price
  const [r, s] = [a + away, b - away]
  const profit = profitAt(price, r)
  return {
    label: '(iii)',
    ask: `At which two prices, in rupees, is the profit Rs $${profit}$?`,
    rule: { kind: 'roots', expected: `${r}, ${s}` },
    steps: [
      earns(0.5, `$${front}(${monic(a, b)}) = ${profit}$ gives $${monic(a, b)} = -${profit / k}$`, 'equation'),
      earns(0.5, `So $${monic(r, s)} = 0$`, 'zero form'),
      line('second factors', says`${chain(monic(r, s), splitTex(r, s), `(x - ${r})(x - ${s})`)}`),
      earns(1, `So the profit is Rs $${profit}$ at the prices Rs $${r}$ and Rs $${s}$`, 'prices'),
    ],
  }
}
