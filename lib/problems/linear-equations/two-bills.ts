import { template } from '../template'
import { stated } from '../../solutions/linear-equations/pieces/equation'
import { twoBills as solution } from '../../solutions/linear-equations/two-bills'
import { through } from './pieces/line'
import { determinant, type Line } from '../../solutions/linear-equations/pieces/line'
import { searchPairs } from './pieces/solved-story'
import { storySlips, wrongPair } from './pieces/usual-slips'

/** What is bought, with the least and greatest price of one and the step between prices, in ₹. */
const goods = [
  { x: { names: ['pencil', 'pencils'], prices: [3, 9, 1] }, y: { names: ['pen', 'pens'], prices: [8, 25, 1] } },
  {
    x: { names: ['notebook', 'notebooks'], prices: [25, 60, 5] },
    y: { names: ['geometry box', 'geometry boxes'], prices: [80, 150, 5] },
  },
  { x: { names: ['bat', 'bats'], prices: [250, 500, 10] }, y: { names: ['ball', 'balls'], prices: [40, 90, 10] } },
  {
    x: { names: ['mango', 'mangoes'], prices: [12, 30, 1] },
    y: { names: ['coconut', 'coconuts'], prices: [25, 48, 1] },
  },
  {
    x: { names: ['metro ticket', 'metro tickets'], prices: [20, 60, 5] },
    y: { names: ['bus ticket', 'bus tickets'], prices: [5, 25, 5] },
  },
] as const

const counted = (n: number, [one, many]: readonly [string, string]): string => `$${n}$ ${n === 1 ? one : many}`

const exchanged = ([a, b, c]: Line): Line => [b, a, c]
const wrongArticle = 'Read the statement again: which number belongs to which article?'

/** E.g. "5 pencils and 7 pens together cost ₹50, whereas 7 pencils and 5 pens together cost ₹46. Find ..." */
export const twoBills = template({
  id: 'le-two-bills',
  version: 2,
  topic: 'linear-equations',
  archetypes: ['le-word-costs'],
  difficulty: 'easy',
  marks: 3,
  draw: (random) => {
    const { x, y } = random.pick(goods)
    return random.until(
      (source) => {
        const price = ([least, greatest, step]: readonly [number, number, number]) =>
          step * source.integer(least / step, greatest / step)
        const point = [price(x.prices), price(y.prices)] as const
        const names = { x: x.names, y: y.names }
        const pair = [
          through(source.integer(1, 9), source.integer(1, 9), point),
          through(source.integer(1, 9), source.integer(1, 9), point),
        ] as const
        return {
          names,
          point,
          pair,
          buyer: source.pick(['Anita', 'Farhan', 'Harpreet', 'Joseph', 'Lakshmi']),
          stem: source.pick(['pays', 'whereas', 'bills'] as const),
        }
      },
      ({ pair, point: [x, y] }) =>
        determinant(pair) !== 0 &&
        Math.abs(determinant(pair)) <= 40 &&
        x !== y &&
        pair.every(([a, b]) => a !== b) &&
        pair.every(([, , c], i) => c * Math.max(pair[1 - i]?.[0] ?? 1, pair[1 - i]?.[1] ?? 1) < 10_000),
    )
  },
  things: ({ names, point }) => {
    const { x, y } = goods.find((good) => good.x.names === names.x) ?? goods[0]
    return [
      { name: `the price of a ${names.x[0]}`, size: point[0], least: x.prices[0], most: x.prices[1], unit: '₹' },
      { name: `the price of a ${names.y[0]}`, size: point[1], least: y.prices[0], most: y.prices[1], unit: '₹' },
    ]
  },
  variants: { all: goods.map(({ x }) => x.names[0]), of: ({ names }) => names.x[0] },
  given: ({ names, pair }) => ({ bills: stated(pair), articles: [names.x[0], names.y[0]] as const }),
  solution,
  ask: ({ names, pair, buyer, stem }) => {
    const [[a1, b1, c1], [a2, b2, c2]] = pair
    return {
      question: `${
        {
          pays: `${buyer} pays ₹$${c1}$ for ${counted(a1, names.x)} and ${counted(b1, names.y)}. At the same rates, ${counted(a2, names.x)} and ${counted(b2, names.y)} cost ₹$${c2}$.`,
          bills: `Two bills at the same rates: ${counted(a1, names.x)} and ${counted(b1, names.y)} for ₹$${c1}$, and ${counted(a2, names.x)} and ${counted(b2, names.y)} for ₹$${c2}$.`,
          whereas: `${counted(a1, names.x)} and ${counted(b1, names.y)} together cost ₹$${c1}$, whereas ${counted(a2, names.x)} and ${counted(b2, names.y)} together cost ₹$${c2}$.`,
        }[stem]
      } If one ${names.x[0]} costs ₹$x$ and one ${names.y[0]} costs ₹$y$, find $x$ and $y$.`,
      rule: { kind: 'pair', unit: '₹', aliases: { x: names.x, y: names.y } },
      hints: [
        'Write one equation for each of the two totals.',
        'Make the coefficients of one variable equal by multiplying whole equations, then subtract.',
        'Put your prices back into both statements as a check.',
      ],
      explanation:
        'Two unknown prices need two facts. Each total is one fact, and both must hold with the same prices.',
    }
  },
  crossCheck: ({ pair }) => searchPairs(1, 500, (x, y) => pair.every(([a, b, c]) => a * x + b * y === c)),
  slips: ({ pair: [first, second] }) =>
    storySlips(
      [first, second],
      [
        ...wrongPair([first, exchanged(second)], wrongArticle, 'second equation'),
        ...wrongPair([exchanged(first), second], wrongArticle, 'first equation'),
      ],
    ),
})
